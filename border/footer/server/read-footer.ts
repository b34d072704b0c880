import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import {
  checkUnique,
  checkValidity,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import { figuresOf, fillFigures } from "../../../platform/shared/sites/figures.ts";
import { isSafeContact } from "../../../platform/shared/links.ts";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import { withNoBreaks } from "../../../platform/shared/texts/no-breaks.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { footerPictureNames, storeIconNames } from "../picture-names.ts";
import { FooterEntry, type FooterSections } from "./footer-content.ts";

/** Content of a site's footer as stored in the database. */
export interface FooterRow {
  site: SiteCode;
  name: string;
  content: FooterSections;
  from?: string;
  until?: string;
}

const form = Compile(FooterEntry);

/** Reads and checks the files of the sites that have one. */
export function readFooter(files: ContentFiles, sites: Site[], mistakes: string[]): FooterRow[] {
  const rows: FooterRow[] = [];
  for (const site of sites) {
    const file = `${site.code}.yaml`;
    const source = files.get(file);
    if (source === undefined) continue;
    const list = readList(file, source, form, mistakes);
    checkUnique(list.entries, "name", "name", ({ name }) => [name], list.mistake);
    for (const [index, entry] of list.entries.entries()) {
      const report: ReportMistake = (what, ...path) => list.mistake(entry, what, ...path);
      checkValidity(entry, report);
      if (entry.test !== undefined)
        report(
          "a footer is the same for everybody; remove test, or try out words in the promotion SHOP_FOOTER, which may be for a group",
          "test",
        );
      const other = list.entries.slice(0, index).find((each) => areShownTogether(entry, each));
      if (other)
        report(
          `it is valid at the same time as ${other.name}; end the one before the other begins`,
          "from",
        );
      const { name, from, until } = entry;
      const content = checkedContent(entry.content, site, report);
      rows.push({ site: site.code, name, content, from, until });
    }
  }
  return rows;
}

/** Whether the validity periods of two entries overlap. */
function areShownTogether(one: FooterEntry, other: FooterEntry): boolean {
  const [from, until] = [Date.parse(one.from ?? ""), Date.parse(one.until ?? "")];
  return !(until <= Date.parse(other.from ?? "") || Date.parse(other.until ?? "") <= from);
}

/** Replaces placeholders in the content by the site's figures, and checks it. */
function checkedContent(
  content: FooterSections,
  site: Site,
  report: ReportMistake,
): FooterSections {
  const figures = figuresOf(site);
  return mapTexts(content, (text, path) => {
    const say = (what: string) => report(what, "content", ...path);
    const filled = fillFigures(text, figures, say);
    const key = path.at(-1) ?? "";
    const names =
      path.includes("appReferences" satisfies keyof FooterSections) && key === "iconName"
        ? storeIconNames
        : footerPictureNames.get(key);
    if (names) {
      if (!names.some((name) => name === text))
        say(`there is no picture "${text}"; there are ${names.join(", ")}`);
      return text;
    }
    if (key === "url" || key === "link") {
      if (!isSafeContact(filled))
        say(`"${text}" is no address to lead to; begin it with /, https://, mailto: or tel:`);
      return filled;
    }
    if (/<[a-z!/?]/i.test(text))
      say("the footer's texts have no markup; remove what begins with <");
    return withNoBreaks(filled);
  });
}
