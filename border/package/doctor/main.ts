#!/usr/bin/env node
import { parseArgs } from "node:util";
import { defaultTimeLimit, diagnose } from "./diagnose.ts";
import { summaryOf } from "./summary.ts";

/** `kontor-border doctor URL`: exits with 1 when it has findings, and with 2 when it is called wrongly or cannot finish. */

const usage = `kontor-border doctor https://www.example.de/page
  checks a page with the border: a line for each finding, and what to do about it

  --allow /search        an address that the host answers itself on purpose; also /img/* and ^regular expressions$;
                         can be repeated, or has several with commas between them
  --time-limit ${defaultTimeLimit}       seconds for all checks

kontor-border doctor https://staging.example.de/page --break --shop https://shop.example.de --port 4000
  checks the same, and then breaks the shop of a staging host, whose shop's address is http://127.0.0.1:4000 for so long;
  for a host on another machine or in a container: --listen 0.0.0.0`;

const options = {
  allow: { type: "string", multiple: true },
  "time-limit": { type: "string", default: `${defaultTimeLimit}` },
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

/** Reports whether a pattern is an address, or a regular expression. */
function isPattern(pattern: string): boolean {
  if (!pattern.startsWith("^")) return pattern.startsWith("/");
  try {
    return Boolean(new RegExp(pattern));
  } catch {
    return false;
  }
}

const { positionals: [command, page] = [], values } = parsed() ?? {};
if (values?.help) {
  console.log(usage);
  process.exit(0);
}
const port = Number(values?.port);
const timeLimit = Number(values?.["time-limit"]);
// A comma within an expression is its own.
const allow = values?.allow?.flatMap((text) => text.split(/,(?=[/^])/)) ?? [];
const isCall = command === "doctor" && page && URL.canParse(page);
if (
  !values ||
  !isCall ||
  !(port > 0 && port < 65_536) ||
  !(timeLimit > 0 && timeLimit < 100_000) ||
  !allow.every(isPattern) ||
  (values.break && !URL.canParse(values.shop ?? ""))
)
  fail(usage);
const { shop, listen: address } = values;
const breaking = values.break && shop ? { shop, port, address, log: console.log } : undefined;
const findings = await diagnose(new URL(page), {
  breaking,
  allow,
  timeLimit,
  log: console.error,
}).catch((error: unknown) => fail(`The doctor could not finish: ${String(error)}`));
for (const { problem, remedy, isNote } of findings)
  console.log(`- ${isNote ? "Note: " : ""}${problem}\n  ${remedy}`);
console.log(summaryOf(findings));
process.exit(findings.every(({ isNote }) => isNote) ? 0 : 1);
