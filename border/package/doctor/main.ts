#!/usr/bin/env node
import { parseArgs } from "node:util";
import { diagnose } from "./diagnose.ts";

/** `kontor-border doctor URL`: exits with 1 when it has findings, and with 2 when it is called wrongly. */

const usage = `kontor-border doctor https://www.example.de/page
  checks a page with the border: a line for each finding, and what to do about it

kontor-border doctor https://staging.example.de/page --break --shop https://shop.example.de --port 4000
  breaks the shop of a staging host, whose shop's address is http://127.0.0.1:4000 for so long`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    break: { type: "boolean", default: false },
    shop: { type: "string" },
    port: { type: "string", default: "4000" },
  },
});
const [command, address] = positionals;
if (command !== "doctor" || !address || !URL.canParse(address) || (values.break && !values.shop)) {
  console.error(usage);
  process.exit(2);
}
const findings = await diagnose(new URL(address), {
  breaking: values.break
    ? { shop: values.shop!, port: Number(values.port), log: console.log }
    : undefined,
});
for (const { problem, remedy } of findings) console.log(`- ${problem}\n  ${remedy}`);
const mistakes = findings.filter(({ isNote }) => !isNote);
console.log(mistakes.length === 0 ? "All is well." : `Findings: ${mistakes.length}`);
process.exit(mistakes.length === 0 ? 0 : 1);
