import { lookAhead, pageParts, type PagePart } from "../preview-contract.ts";

export interface PageChange {
  time: Date;
  parts: PagePart[];
}

export interface PageChangesOptions {
  /** The next moment after `from` at which any content changes. */
  nextChange(from: Date): Promise<Date | undefined>;
  /** The page's HTML as it is at a moment. */
  pageAt(moment: Date): Promise<string>;
  /** Whether the list has taken long enough. */
  isLate(): boolean;
}

/** The moments after `from` at which a page looks different, found by rendering it whenever any content changes. */
export async function pageChanges(
  from: Date,
  { nextChange, pageAt, isLate }: PageChangesOptions,
): Promise<{ changes: PageChange[]; until: Date }> {
  const end = new Date(from.getTime() + lookAhead.days * 86_400_000);
  const changes: PageChange[] = [];
  let shown = partsOf(await pageAt(from));
  let until = from;
  for (let looks = 0; looks < lookAhead.moments && changes.length < lookAhead.changes; looks++) {
    const moment = await nextChange(until);
    if (!moment || moment > end) return { changes, until: end };
    const then = partsOf(await pageAt(moment));
    const parts = pageParts.filter((part) => then[part] !== shown[part]);
    if (parts.length > 0) changes.push({ time: moment, parts });
    shown = then;
    until = moment;
    if (isLate()) break;
  }
  return { changes, until };
}

const mark = /<p class="kontor-preview-mark".*?<\/p>/gs;
const header = /<header[^>]*data-kontor="header".*?<\/header>/s;
const footer = /<footer[^>]*data-kontor="footer".*?<\/footer>/s;

/** The parts of a page, without the mark that says of when it is. */
function partsOf(html: string): Record<PagePart, string> {
  const plain = html.replaceAll(mark, "");
  return {
    header: header.exec(plain)?.[0] ?? "",
    page: plain.replace(header, "").replace(footer, ""),
    footer: footer.exec(plain)?.[0] ?? "",
  };
}
