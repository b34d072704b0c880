import type { Capabilities } from "../capabilities.ts";
import { conformanceGroups } from "./all-cases.ts";
import type { ConformanceCase, ConformanceGroup } from "./conformance-case.ts";
import { isDeclaredLack } from "./run-case.ts";

/** An engine as the table shows it. */
export interface ListedEngine {
  name: string;
  capabilities: Capabilities;
  /** Milliseconds until its changes are reported, at most. */
  delay: number;
}

/** Longest time in milliseconds in which the shop shows a change of price or stock: what pages promise. */
const promisedDelay = 1_000;

/** Returns what each engine keeps of what is promised, as Markdown. The suite proves each cell. */
export function engineTable(engines: ListedEngine[]): string {
  const { ofEngine, ofShop } = conformanceGroups;
  const row = (cells: string[]) => `| ${cells.join(" | ")} |`;
  const table = (groups: ConformanceGroup[]) =>
    [
      row(["Promised", ...engines.map(({ name }) => name)]),
      row(["---", ...engines.map(() => ":-:")]),
      ...groups.flatMap(({ name, cases }) =>
        cases.map((each) =>
          row([`${name} ${each.title}`, ...engines.map((engine) => cell(name, each, engine))]),
        ),
      ),
    ].join("\n");
  const lacks = engines.flatMap(({ name, capabilities }) =>
    Object.entries(capabilities).flatMap(
      ([capability, value]: [string, true | { lack: string }]) =>
        value === true ? [] : [`- **${name}** lacks \`${capability}\`: ${value.lack}`],
    ),
  );
  return [
    "## The engine itself",
    table(ofEngine),
    "## The shop in front of it",
    table(ofShop),
    "## What is missing, and why",
    lacks.length > 0 ? lacks.join("\n") : "Nothing: these engines keep everything.",
  ].join("\n\n");
}

function cell(group: string, each: ConformanceCase, engine: ListedEngine): string {
  if (isDeclaredLack(each, engine.capabilities)) return "missing";
  const isLate = group === "changes" && engine.delay > promisedDelay;
  return isLate ? `weaker: ${engine.delay / 1000} s` : "kept";
}
