import { lookAhead, pageParts, type PagePart } from "../preview-contract.ts";
import { withoutPreviewMark } from "../preview-mark.ts";
import type { PartChange } from "../preview-schema.ts";

/** Maximum characters of the name or value of a content. */
const maxLength = 100;

export interface PageChange {
  time: Date;
  parts: PartChange[];
}

export interface PageChanges {
  changes: PageChange[];
  /** The end of the list. */
  until: Date;
  /** Whether the list is complete. */
  isComplete: boolean;
}

export interface PageChangesOptions {
  /** Returns the next moment after `from` at which any content changes. */
  nextChange(from: Date): Promise<Date | undefined>;
  /** Returns the page's HTML at a moment. */
  pageAt(moment: Date): Promise<string>;
  /** Returns the contents of a part of the page, by name. */
  contentsOf(html: string): Map<string, string>;
  /** Whether the time for this response is over. */
  isLate(): boolean;
}

/**
 * Returns the moments after `from` and before `end` at which a page looks different, by rendering it whenever any content
 * changes. Checks only a few moments, so that it stays fast; continue from `until` when it is not complete.
 */
export async function pageChanges(
  from: Date,
  end: Date,
  { nextChange, pageAt, contentsOf, isLate }: PageChangesOptions,
): Promise<PageChanges> {
  const changes: PageChange[] = [];
  let shown = partsOf(await pageAt(from));
  let until = from;
  for (let looks = 0; looks < lookAhead.momentsInAnswer; looks++) {
    const moment = await nextChange(until);
    if (!moment || moment >= end) return { changes, until: end, isComplete: true };
    const then = partsOf(await pageAt(moment));
    const before = shown;
    const parts = pageParts
      .filter((part) => then[part] !== before[part])
      .map((part) => ({
        part,
        ...contentChanges(contentsOf(before[part]), contentsOf(then[part])),
      }));
    if (parts.length > 0) changes.push({ time: moment, parts });
    shown = then;
    until = moment;
    if (isLate()) break;
  }
  return { changes, until, isComplete: false };
}

/** Returns the contents that appear, disappear or change: a few of them, and the number of further ones. */
function contentChanges(
  before: Map<string, string>,
  after: Map<string, string>,
): Omit<PartChange, "part"> {
  const changed = [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => ({
      name: shortened(name),
      before: shortened(before.get(name)),
      after: shortened(after.get(name)),
    }));
  const contents = changed.slice(0, lookAhead.contents);
  return { contents, more: changed.length - contents.length };
}

function shortened<Text extends string | undefined>(text: Text): Text | string {
  return text && text.length > maxLength ? `${text.slice(0, maxLength - 1).trimEnd()}…` : text;
}

const header = /<header[^>]*data-kontor="header".*?<\/header>/s;
const footer = /<footer[^>]*data-kontor="footer".*?<\/footer>/s;

/** Returns the parts of a page, without the mark, which contains the preview's time. */
function partsOf(html: string): Record<PagePart, string> {
  const plain = withoutPreviewMark(html);
  return {
    header: header.exec(plain)?.[0] ?? "",
    page: plain.replace(header, "").replace(footer, ""),
    footer: footer.exec(plain)?.[0] ?? "",
  };
}
