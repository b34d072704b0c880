import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { isOneAddress } from "../../platform/shared/email.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import {
  declarationFields,
  type Declaration,
  type DeclarationField,
  type DeclarationProblem,
  type DeclarationProblems,
  serviceEmail,
  type WithdrawalTexts,
} from "./withdrawal-contract.ts";

/** Maximum length of each field in characters. */
export const maxTextLengths: Record<DeclarationField, number> = {
  name: 100,
  contract: 1_000,
  email: 256,
  part: 1_000,
  reason: 1_000,
};

const optional: readonly DeclarationField[] = ["part", "reason"];
export const isRequired = (field: DeclarationField) => !optional.includes(field);

/** Reads a declaration from a form. Omits control characters, which pasting can add and which are invisible. */
export function declarationOf(form: Partial<Record<string, string>>): Declaration {
  const textOf = (field: DeclarationField) =>
    (form[field] ?? "").replaceAll(/[^\P{Cc}\n\t]/gu, "").trim();
  return {
    name: textOf("name"),
    contract: textOf("contract"),
    email: textOf("email"),
    part: textOf("part"),
    reason: textOf("reason"),
  };
}

export function declarationProblems(declaration: Declaration): DeclarationProblems {
  const problems: DeclarationProblems = {};
  for (const field of declarationFields) {
    const problem = problemOf(field, declaration[field]);
    if (problem) problems[field] = problem;
  }
  return problems;
}

function problemOf(field: DeclarationField, text: string): DeclarationProblem | undefined {
  if (text === "") return isRequired(field) ? "required" : undefined;
  if (text.length > maxTextLengths[field]) return "tooLong";
  // Detects typos only: a declaration must not fail because of an unusual address, but its receipt must be deliverable.
  const isAddress = isOneAddress(text) && /\.[^.]+$/.test(text.split("@")[1] ?? "");
  return field === "email" && !isAddress ? "invalidEmail" : undefined;
}

/**
 * Returns the time at which a declaration is deleted: after the third year following the year of its receipt, when related claims
 * have lapsed (§§ 195, 199 BGB), plus one day, so that this year is over in every time zone.
 */
export function storedUntil(receivedAt: Date, { timeZone }: Pick<Site, "timeZone">): Date {
  const year = dateFormat("en", { year: "numeric", timeZone }).format(receivedAt);
  return new Date(Date.UTC(Number(year) + 4, 0, 2));
}

/** Returns a mailto address with the same declaration, for when the page cannot accept it. */
export function declarationMail(
  declaration: Declaration,
  texts: Pick<WithdrawalTexts, "withdraw" | "declaration" | "labels">,
): string {
  const lines = declarationFields
    .filter((field) => declaration[field] !== "")
    .map((field) => `${texts.labels[field]}: ${declaration[field]}`);
  const body = [texts.declaration, "", ...lines].join("\n").replaceAll("\n", "\r\n");
  const parameters = { subject: texts.withdraw, body };
  const query = Object.entries(parameters).map(
    ([name, text]) => `${name}=${encodeURIComponent(text)}`,
  );
  return `mailto:${serviceEmail}?${query.join("&")}`;
}
