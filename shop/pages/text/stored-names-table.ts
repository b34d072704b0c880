import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import type { StoredFor } from "../../../platform/shared/cookies/stored-names.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { tableMarkdown } from "./table-markdown.ts";
import { storedNames } from "./stored-names.ts";

/** Returns a Markdown table of what the shop stores in browsers: `{storedNames}` in the privacy page. */
export function storedNamesTable({ site, texts }: Pick<SiteContent, "site" | "texts">): string {
  const { columns, kinds, lifetimes, purposes } = texts.storedNames;
  const forTime = (count: number, unit: "second" | "day" | "month") =>
    numberFormat(site.locale, { style: "unit", unit, unitDisplay: "long" })
      .format(count)
      .replaceAll(" ", "\u00a0");
  const written = (lifetime: StoredFor) => {
    if (typeof lifetime === "string") return lifetimes[lifetime];
    if ("seconds" in lifetime) return forTime(lifetime.seconds, "second");
    return "days" in lifetime ? forTime(lifetime.days, "day") : forTime(lifetime.months, "month");
  };
  const lines = storedNames.map(({ names, kind, purpose, group, lifetime }) => [
    names.map((name) => `\`${name}\``).join(", ") + (kind === "cookie" ? "" : ` (${kinds[kind]})`),
    purposes[purpose],
    texts.consent.groups[group].name,
    written(lifetime),
  ]);
  const { names, purpose, group, lifetime } = columns;
  return tableMarkdown([[names, purpose, group, lifetime], ...lines]);
}
