import type { CheckOutcome } from "./check-engine.ts";

const marks = { kept: "✓", missing: "–", failed: "✗", skipped: " " } as const;

/** Returns outcomes as a table: a line for each, below a failed one what is wrong and what to do, and one for all that were skipped for a reason. */
export function checkTable(outcomes: CheckOutcome[]): string {
  const [skipped, tried] = [true, false].map((isSkipped) =>
    outcomes.filter(({ result }) => (result === "skipped") === isSkipped),
  ) as [CheckOutcome[], CheckOutcome[]];
  const lines = tried.flatMap(({ title, result, note }) => [
    `${marks[result]} ${result.padEnd(7)} ${title}`,
    ...(result === "failed" ? [`            ${note}`] : []),
  ]);
  const reasons = [...Map.groupBy(skipped, ({ note }) => note)].map(
    ([note, all]) => `${marks.skipped} skipped ${all.length} checks: they ${note}`,
  );
  const count = (result: CheckOutcome["result"]) =>
    `${outcomes.filter((outcome) => outcome.result === result).length} ${result}`;
  const counts = (["kept", "missing", "failed", "skipped"] as const).map(count).join(", ");
  return [...lines, ...reasons, "", `${counts}.`].join("\n");
}
