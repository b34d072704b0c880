import type { CheckOutcome } from "./check-engine.ts";

const marks = { kept: "✓", missing: "–", failed: "✗", skipped: " " } as const;

/** Returns outcomes as a table: a line for each, and below a failed one what is wrong and what to do. */
export function checkTable(outcomes: CheckOutcome[]): string {
  const lines = outcomes.flatMap(({ title, result, note }) => [
    `${marks[result]} ${result.padEnd(7)} ${title}`,
    ...(result === "failed" || result === "skipped" ? [`            ${note}`] : []),
  ]);
  const count = (result: CheckOutcome["result"]) =>
    `${outcomes.filter((outcome) => outcome.result === result).length} ${result}`;
  const counts = (["kept", "missing", "failed", "skipped"] as const).map(count).join(", ");
  return [...lines, "", `${counts}.`].join("\n");
}
