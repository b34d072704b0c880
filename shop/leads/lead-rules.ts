import { deliverableEmail, comparedEmail } from "../../platform/shared/email.ts";
import { isDay } from "../../platform/shared/moments.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { typedLine, withoutInvisible } from "../../platform/shared/texts/typed-text.ts";
import { consentName, inputsOf, type LeadInput } from "./lead-inputs.ts";
import type {
  LeadAnswers,
  LeadCampaign,
  LeadProblem,
  LeadProblems,
  LeadState,
  LeadSubmission,
} from "./leads-contract.ts";

type LeadSite = Pick<Site, "market" | "postalCode">;
type LeadForm = Partial<Record<string, string>>;

/** The value of a ticked checkbox. */
export const tickedValue = "yes";

/** Maximum characters of each part of an address. */
export const maxLineLength = 120;

/** Reports whether a campaign takes entries at a moment, of which `count` have counted so far. */
export function leadState(
  { opens, closes, maxEntries }: Pick<LeadCampaign, "opens" | "closes" | "maxEntries">,
  now: Date,
  count: number,
): LeadState {
  if (opens && now < opens) return "early";
  if (closes && now >= closes) return "over";
  return maxEntries !== undefined && count >= maxEntries ? "full" : "open";
}

/** Returns what was typed into each input of a form. Omits control characters, which pasting can add and which are invisible. */
export function typedAnswers(
  form: LeadForm,
  campaign: LeadCampaign,
  site: Pick<Site, "market">,
): LeadAnswers {
  return Object.fromEntries(
    inputsOf(campaign, site.market).map(({ name, field }) => [
      name,
      typedValue(form[name] ?? "", field.kind),
    ]),
  );
}

function typedValue(typed: string, kind: LeadInput["field"]["kind"]): string {
  switch (kind) {
    case "textarea":
      return withoutInvisible(typed)
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\P{Cc}\n\t]/gu, "")
        .trim();
    case "checkbox":
      return typed === "" ? "" : tickedValue;
    case "number":
      // As people group thousands.
      return typedLine(typed).replaceAll(/(?<=\d)[ .’'](?=\d{3}(?!\d))/g, "");
    default:
      return typedLine(typed.replaceAll(/[^\P{Cc}\n\t]/gu, ""));
  }
}

/** Returns the names of the consents that a form ticks, with the version that its page showed. */
export const typedConsents = (form: LeadForm, { consents }: LeadCampaign): LeadAnswers =>
  Object.fromEntries(consents.map((each) => [consentName(each), form[consentName(each)] ?? ""]));

/** Returns the problems of a form by the names of its inputs, in its order. */
export function leadProblems(
  answers: LeadAnswers,
  ticked: LeadAnswers,
  campaign: LeadCampaign,
  site: LeadSite,
): LeadProblems {
  const problems: LeadProblems = {};
  const isStarted = (id: string) =>
    Object.entries(answers).some(([name, value]) => name.startsWith(`${id}-`) && value !== "");
  for (const input of inputsOf(campaign, site.market)) {
    const { name, field } = input;
    // An address that may be left out is complete or empty.
    const isRequired = field.isRequired || (field.kind === "address" && isStarted(field.id));
    const problem = inputProblem(input, answers[name] ?? "", isRequired, site);
    if (problem) problems[name] = problem;
  }
  for (const consent of campaign.consents) {
    const version = ticked[consentName(consent)] ?? "";
    if (version !== "" && version !== consent.version)
      problems[consentName(consent)] = "changedConsent";
    else if (version === "" && consent.isRequired) problems[consentName(consent)] = "notTicked";
  }
  return problems;
}

const missing = (kind: LeadInput["field"]["kind"]): LeadProblem => {
  if (kind === "checkbox") return "notTicked";
  return kind === "choice" ? "notChosen" : "required";
};

function inputProblem(
  { field, part }: LeadInput,
  value: string,
  isRequired: boolean,
  site: LeadSite,
): LeadProblem | undefined {
  if (value === "") return isRequired ? missing(field.kind) : undefined;
  switch (field.kind) {
    case "text":
      if (value.length > field.maxLength) return "tooLong";
      return field.pattern === undefined || matches(field.pattern, value)
        ? undefined
        : "wrongPattern";
    case "textarea":
      return value.length > field.maxLength ? "tooLong" : undefined;
    case "email":
      return deliverableEmail(value) ? undefined : "invalidEmail";
    case "phone":
      // Detects typos only: people write numbers in many ways.
      return /^\+?[\d\s()/.-]{6,30}$/.test(value) && value.replaceAll(/\D/g, "").length >= 6
        ? undefined
        : "invalidPhone";
    case "address":
      if (value.length > maxLineLength) return "tooLong";
      return part === "postalCode" && !matches(site.postalCode.pattern, value)
        ? "invalidPostalCode"
        : undefined;
    case "number":
      return numberProblem(value, field);
    case "choice":
      return field.options.some((option) => option.value === value) ? undefined : "notChosen";
    case "date":
      if (!isDay(value)) return "noDate";
      if (field.min !== undefined && value < field.min) return "tooEarly";
      return field.max !== undefined && value > field.max ? "tooLate" : undefined;
    case "checkbox":
      return undefined;
  }
}

function numberProblem(
  value: string,
  { min, max }: { min: number; max: number },
): LeadProblem | undefined {
  if (!/^-?\d{1,12}$/.test(value)) return "noNumber";
  const number = Number(value);
  if (number < min) return "tooSmall";
  return number > max ? "tooLarge" : undefined;
}

const matches = (pattern: string, value: string) => new RegExp(`^(?:${pattern})$`, "u").test(value);

/** Returns what a form without problems submits. */
export function submissionOf(
  answers: LeadAnswers,
  ticked: LeadAnswers,
  campaign: LeadCampaign,
): LeadSubmission {
  const emailField = campaign.fields.find(({ kind }) => kind === "email")?.id;
  const given = Object.entries(answers).filter(([name, value]) => name !== emailField && value);
  const email = deliverableEmail((emailField && answers[emailField]) ?? "");
  return {
    answers: Object.fromEntries(given),
    ...(email !== undefined && { email: comparedEmail(email) }),
    consents: campaign.consents
      .filter((each) => ticked[consentName(each)] === each.version)
      .map(({ id, version, text }) => ({ id, version, text })),
  };
}

const day = 86_400_000;

/** Returns when an entry is deleted that was received at a moment. */
export const leadStoredUntil = (
  { closes, storedDays }: Pick<LeadCampaign, "closes" | "storedDays">,
  receivedAt: Date,
) => new Date(Math.max(closes?.getTime() ?? 0, receivedAt.getTime()) + storedDays * day);
