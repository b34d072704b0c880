import { dateFormat } from "../../shared/formats.ts";
import { isOneAddress } from "../../shared/email.ts";
import type { Site } from "../../shared/site.ts";
import {
  declarationFields,
  type Declaration,
  type DeclarationField,
  type DeclarationProblem,
  type DeclarationProblems,
  serviceEmail,
  type WithdrawalTexts,
} from "./withdrawal-contract.ts";

/** Characters that a field may have at most. */
export const longestTexts: Record<DeclarationField, number> = {
  name: 100,
  contract: 1_000,
  email: 256,
  part: 1_000,
  reason: 1_000,
};

const optional: readonly DeclarationField[] = ["part", "reason"];
export const isRequired = (field: DeclarationField) => !optional.includes(field);

/** What a form says. Control characters, which come in by pasting and are invisible, are left out. */
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
  if (text.length > longestTexts[field]) return "tooLong";
  // Enough to see a typo: a declaration must not fail because an address is unusual. But its receipt must be able to arrive.
  const isAddress = isOneAddress(text) && /\.[^.]+$/.test(text.split("@")[1] ?? "");
  return field === "email" && !isAddress ? "invalidEmail" : undefined;
}

/**
 * When a declaration is deleted: after the third year that follows the year of its receipt, when claims from it have lapsed
 * (§§ 195, 199 BGB). A day later, so that this year is over in every time zone.
 */
export function storedUntil(receivedAt: Date, { timeZone }: Pick<Site, "timeZone">): Date {
  const year = dateFormat("en", { year: "numeric", timeZone }).format(receivedAt);
  return new Date(Date.UTC(Number(year) + 4, 0, 2));
}

/** The address of a mail that says the same, for when the page cannot take a declaration. */
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
