import type { Finding } from "./finding.ts";

const counted = (count: number, one: string) => `${count} ${one}${count > 1 ? "s" : ""}`;

/** Returns the last line of the doctor: "2 findings, 1 note." */
export function summaryOf(findings: readonly Finding[]): string {
  const notes = findings.filter(({ isNote }) => isNote).length;
  const mistakes = findings.length - notes;
  const rest = notes > 0 ? `, ${counted(notes, "note")}` : "";
  return mistakes > 0 ? `${counted(mistakes, "finding")}${rest}.` : `All is well${rest}.`;
}
