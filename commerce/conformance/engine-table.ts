import type { Capabilities, Unsupported } from "../capabilities.ts";
import { conformanceGroups } from "./all-cases.ts";
import type { ConformanceCase, ConformanceGroup } from "./conformance-case.ts";
import { isDeclaredUnsupported } from "./run-case.ts";

/** An engine as the table shows it. */
export interface ListedEngine {
  name: string;
  capabilities: Capabilities;
  /** Milliseconds until its changes are reported, at most. */
  delay: number;
}

/** Longest time in milliseconds until the shop shows a change of price or stock, as pages promise. */
const promisedDelay = 1_000;

/** Returns which cases each engine passes, as Markdown. */
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
  const unsupported = engines.flatMap(({ name, capabilities }) =>
    Object.entries(capabilities).flatMap(([capability, value]: [string, true | Unsupported]) =>
      value === true ? [] : [`- **${name}** without \`${capability}\`: ${value.reason}`],
    ),
  );
  return [
    "## The engine itself",
    table(ofEngine),
    "## The shop in front of it",
    table(ofShop),
    "## What is not supported, and why",
    unsupported.length > 0 ? unsupported.join("\n") : "These engines support everything.",
  ].join("\n\n");
}

function cell(group: string, each: ConformanceCase, engine: ListedEngine): string {
  if (isDeclaredUnsupported(each, engine.capabilities)) return "missing";
  const isLate =
    group === "changes" && each.title.startsWith("report") && engine.delay > promisedDelay;
  return isLate ? `weaker: up to ${engine.delay / 1000} s` : "kept";
}
