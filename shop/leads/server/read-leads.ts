import type { TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import {
  checkDay,
  checkValidity,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import { figuresOf, fillFigures, type Figures } from "../../../platform/shared/sites/figures.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import { parseMoment } from "../../../platform/shared/moments.ts";
import { dateFormat, numberFormat } from "../../../platform/shared/texts/formats.ts";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import { inSite } from "../../../platform/shared/texts/words.ts";
import { consentName, inputsOf } from "../lead-inputs.ts";
import { leadStoredUntil } from "../lead-rules.ts";
import {
  conditionsAnchor,
  leadConfirmationHours,
  leadFormNames,
  leadPath,
  type LeadField,
} from "../leads-contract.ts";
import { leadEntry, type LeadCampaignEntry, type LeadFieldEntry } from "./lead-content.ts";
import type { StoredCampaign } from "./leads-tables.ts";
import { htmlOfEditors } from "./markdown-of-editors.ts";

/** A campaign as stored in the database. */
export interface LeadCampaignRow {
  site: SiteCode;
  id: string;
  address: string;
  place: number;
  content: StoredCampaign;
  from?: string;
  until?: string;
}

/** Returns the names of the files: one for each language. */
export const leadFiles = (sites: readonly Site[]) => [
  ...new Set(sites.map(({ language }) => `${language}.yaml`)),
];

/** The blocks of content pages. */
export interface LeadBlocks {
  schema: TSchema;
  /** Reports mistakes in blocks, at their place in an entry. */
  check(blocks: object[], report: ReportMistake): void;
}

/** Reads and checks the files of the languages that have one. */
export function readLeads(
  files: ContentFiles,
  sites: Site[],
  blocks: LeadBlocks,
  mistakes: string[],
): LeadCampaignRow[] {
  const form = Compile(leadEntry(siteSet(sites), blocks.schema));
  const rows: LeadCampaignRow[] = [];
  const seen = new Set<string>();
  for (const file of leadFiles(sites)) {
    const source = files.get(file);
    if (source === undefined) continue;
    const list = readList(file, source, form, mistakes);
    list.entries.forEach((entry, place) => {
      const report: ReportMistake = (what, ...path) => list.mistake(entry, what, ...path);
      checkCampaign(entry, report);
      blocks.check(entry.blocks, report);
      for (const code of entry.sites) {
        const site = sites.find((each) => each.code === code)!;
        if (`${site.language}.yaml` !== file)
          report(`${code} is not in this language; move it to ${site.language}.yaml`, "sites");
        for (const [property, value] of [
          ["id", entry.id],
          ["address", entry.address],
        ] as const) {
          const key = `${code} ${property} ${value}`;
          if (seen.has(key)) report(`${code} has two of ${value}; it must be unique`, property);
          seen.add(key);
        }
        checkNames(entry, site, report);
        const { id, address, from, until } = entry;
        const content = contentOf(entry, site, report);
        rows.push({ site: code, id, address, place, content, from, until });
      }
    });
  }
  return rows;
}

function checkCampaign(entry: LeadCampaignEntry, report: ReportMistake) {
  checkValidity(entry, report);
  entry.fields.forEach((field, index) =>
    checkField(field, (what, ...path) => report(what, "fields", String(index), ...path)),
  );
  const emails = entry.fields.filter(({ kind }) => kind === "email");
  if (emails.length > 1) report("there are two of kind email; leave one", "fields");
  if (entry.confirmedByMail && !emails[0]?.required)
    report(
      "what is confirmed by mail needs a field of kind email with required: true; add it",
      "fields",
    );
}

/** Checks that no two inputs of a form have one name: an address has several, a form some of its own. */
function checkNames(entry: LeadCampaignEntry, { market }: Site, report: ReportMistake) {
  const fields = entry.fields.map((field) => fieldOf(field, (text) => text));
  const names = [
    ...inputsOf({ fields }, market).map(({ name }) => name),
    ...(entry.consents ?? []).map(consentName),
  ];
  const used = new Set<string>([leadFormNames.honeypot, leadFormNames.page]);
  for (const name of names) {
    if (used.has(name)) report(`the name ${name} is taken; choose another id`, "fields");
    used.add(name);
  }
}

/** Properties of fields of a kind, besides those that all have. */
const allowed: Record<LeadFieldEntry["kind"], readonly (keyof LeadFieldEntry)[]> = {
  text: ["maxLength", "pattern", "patternHint", "autoComplete"],
  textarea: ["maxLength"],
  email: [],
  phone: [],
  address: [],
  number: ["min", "max"],
  choice: ["options"],
  date: ["min", "max"],
  checkbox: [],
};

const special = [...new Set(Object.values(allowed).flat())];

function checkField(field: LeadFieldEntry, report: ReportMistake) {
  const { kind, pattern, patternHint, options, min, max } = field;
  for (const property of special)
    if (field[property] !== undefined && !allowed[kind].includes(property))
      report(`a field of kind ${kind} has no ${property}; remove it`, property);
  if (pattern !== undefined && !isPattern(pattern))
    report(`"${pattern}" is no regular expression; correct it`, "pattern");
  if ((pattern === undefined) !== (patternHint === undefined))
    report("pattern and patternHint stand together; add the other one", "pattern");
  if (kind === "choice") {
    if (!options) report("a choice needs options; add them", "options");
    else if (new Set(options.map(({ value }) => value)).size < options.length)
      report("two options have one value; it must be unique", "options");
  }
  const type = kind === "number" ? "number" : "string";
  for (const [property, bound] of Object.entries({ min, max })) {
    if (bound === undefined || !allowed[kind].includes(property as "max" | "min")) continue;
    const mistake =
      typeof bound === type
        ? kind === "date" && checkDay(String(bound))
        : `write ${kind === "number" ? "a whole number, such as 1" : "a day, such as 2026-12-01"}`;
    if (mistake) report(mistake, property);
  }
  if (min !== undefined && max !== undefined && min > max)
    report("min is above max; correct one of them", "min");
}

function isPattern(pattern: string): boolean {
  try {
    return Boolean(new RegExp(`^(?:${pattern})$`, "u"));
  } catch {
    return false;
  }
}

function contentOf(entry: LeadCampaignEntry, site: Site, report: ReportMistake): StoredCampaign {
  const figures = { ...figuresOf(site), ...campaignFigures(entry, site) };
  /** Fills the site's figures into a text. Path of the text in the entry. */
  const shown = (text: string, ...path: string[]) =>
    inSite(
      site,
      fillFigures(text, figures, (what) => report(what, ...path)),
    );
  const section = (
    name: "conditions" | "thanks",
    { title, text }: { title: string; text: string },
  ) => ({
    title: shown(title, name, "title"),
    text: htmlOfEditors(shown(text, name, "text")),
  });
  const { maxEntries, storedDays, conditions } = entry;
  return {
    title: shown(entry.title, "title"),
    description: shown(entry.description, "description"),
    blocks: mapTexts(entry.blocks, (text, path) => shown(text, "blocks", ...path)),
    fields: entry.fields.map((field, index) =>
      fieldOf(field, (text, ...path) => shown(text, "fields", String(index), ...path)),
    ),
    consents: (entry.consents ?? []).map(({ id, version, text, required = false }, index) => ({
      id,
      version,
      text: shown(text, "consents", String(index), "text"),
      isRequired: required,
    })),
    submit: shown(entry.submit, "submit"),
    thanks: section("thanks", entry.thanks),
    ...(conditions && { conditions: section("conditions", conditions) }),
    isConfirmedByMail: entry.confirmedByMail ?? false,
    isMailedToTeam: entry.mailedToTeam ?? false,
    ...(maxEntries !== undefined && { maxEntries }),
    storedDays,
  };
}

/** Returns the placeholders of a campaign's own figures, so that its texts say what its form does. */
function campaignFigures(
  { address, from, until, storedDays, maxEntries }: LeadCampaignEntry,
  { locale, timeZone }: Site,
): Figures {
  const [opens, closes] = [from, until].map((moment) => parseMoment(moment ?? ""));
  const text = (moment: Date, timeStyle?: "short") =>
    dateFormat(locale, { dateStyle: "long", timeStyle, timeZone }).format(moment);
  return {
    conditions: `${leadPath({ address })}#${conditionsAnchor}`,
    linkHours: String(leadConfirmationHours),
    storedDays: String(storedDays),
    ...(maxEntries !== undefined && { maxEntries: numberFormat(locale).format(maxEntries) }),
    ...(opens && { begins: text(opens, "short") }),
    ...(closes && {
      ends: text(closes, "short"),
      deleted: text(leadStoredUntil({ closes, storedDays }, closes)),
    }),
  };
}

const defaultLengths = { text: 120, textarea: 2_000 };
const defaultBounds = { min: 0, max: 1_000_000 };

function fieldOf(
  field: LeadFieldEntry,
  shown: (text: string, ...path: string[]) => string,
): LeadField {
  const { id, kind, hint, required = false, pattern, patternHint, autoComplete } = field;
  const base = {
    id,
    label: shown(field.label, "label"),
    ...(hint !== undefined && { hint: shown(hint, "hint") }),
    isRequired: required,
  };
  switch (kind) {
    case "text":
      return {
        ...base,
        kind,
        maxLength: field.maxLength ?? defaultLengths.text,
        ...(pattern !== undefined && {
          pattern,
          patternHint: shown(patternHint ?? "", "patternHint"),
        }),
        ...(autoComplete && { autoComplete }),
      };
    case "textarea":
      return { ...base, kind, maxLength: field.maxLength ?? defaultLengths.textarea };
    case "number":
      return {
        ...base,
        kind,
        min: typeof field.min === "number" ? field.min : defaultBounds.min,
        max: typeof field.max === "number" ? field.max : defaultBounds.max,
      };
    case "choice":
      return {
        ...base,
        kind,
        options: (field.options ?? []).map(({ value, text }, index) => ({
          value,
          text: shown(text, "options", String(index), "text"),
        })),
      };
    case "date":
      return {
        ...base,
        kind,
        ...(typeof field.min === "string" && { min: field.min }),
        ...(typeof field.max === "string" && { max: field.max }),
      };
    case "email":
    case "phone":
    case "address":
    case "checkbox":
      return { ...base, kind };
  }
}
