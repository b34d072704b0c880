#!/usr/bin/env node
import { parseArgs } from "node:util";
import { diagnose } from "./diagnose.ts";

/** `kontor-border doctor URL`: exits with 1 when it has findings, and with 2 when it is called wrongly or cannot finish. */

const usage = `kontor-border doctor https://www.example.de/page
  checks a page with the border: a line for each finding, and what to do about it

kontor-border doctor https://staging.example.de/page --break --shop https://shop.example.de --port 4000
  breaks the shop of a staging host, whose shop's address is http://127.0.0.1:4000 for so long;
  for a host on another machine or in a container: --listen 0.0.0.0`;

const options = {
  break: { type: "boolean", default: false },
  shop: { type: "string" },
  port: { type: "string", default: "4000" },
  listen: { type: "string", default: "127.0.0.1" },
  help: { type: "boolean", short: "h" },
} as const;

/** Returns the arguments; undefined when an option is unknown or lacks its value. */
function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

const { positionals: [command, page] = [], values } = parsed() ?? {};
if (values?.help) {
  console.log(usage);
  process.exit(0);
}
const port = Number(values?.port);
const isCall = command === "doctor" && page && URL.canParse(page);
if (
  !values ||
  !isCall ||
  !(port > 0 && port < 65_536) ||
  (values.break && !URL.canParse(values.shop ?? ""))
)
  fail(usage);
const { shop, listen: address } = values;
const breaking = values.break && shop ? { shop, port, address, log: console.log } : undefined;
const findings = await diagnose(new URL(page), { breaking }).catch((error: unknown) =>
  fail(`The doctor could not finish: ${String(error)}`),
);
for (const { problem, remedy } of findings) console.log(`- ${problem}\n  ${remedy}`);
const mistakes = findings.filter(({ isNote }) => !isNote);
console.log(mistakes.length === 0 ? "All is well." : `Findings: ${mistakes.length}`);
process.exit(mistakes.length === 0 ? 0 : 1);
