import { isElsewhere } from "./border-base.ts";
import type { Examination } from "./examination.ts";
import { finding, note, type Finding } from "./finding.ts";
import { attributeOf } from "./host-requests.ts";

/** Checks a page for markup that changes where the border's forms and links lead: a form around it, another base address. */
export function checkMarkup({ url, base, page }: Examination): Finding[] {
  const tags = tagsOf(page.body);
  return [...checkForm(tags), ...checkBase(url, tags, base)];
}

/** Returns the tags that matter. Those in comments, scripts and shadow roots do not. */
const tagsOf = (html: string): string[] =>
  html
    .replaceAll(/<!--.*?-->|<(script|style|textarea|title|template)\b.*?<\/\1\s*>/gis, "")
    .match(/<\/?form\b[^>]*>|<base\b[^>]*>|<(?:header|footer)\b[^>]* data-kontor=[^>]*>/gi) ?? [];

function checkForm(tags: string[]): Finding[] {
  const isInForm = tags.some((tag, index) => {
    const before = tags.slice(0, index).findLast((other) => /^<\/?form/i.test(other));
    return tag.includes("data-kontor=") && before && before[1] !== "/";
  });
  return isInForm
    ? [
        finding(
          "A form of the page is around the border. Browsers leave out forms within a form, so the border's search does not work, and end the page's form with the first of them.",
          "Include header and footer with the option shadow, or end the form before them.",
        ),
      ]
    : [];
}

function checkBase(url: URL, tags: string[], borderBase: string): Finding[] {
  const hrefs = tags.flatMap((tag) => (/^<base/i.test(tag) && attributeOf(tag, "href")) || []);
  // Browsers take the first, and ignore one that is no address.
  const [href] = hrefs;
  const base = href !== undefined && URL.canParse(href, url) && new URL(href, url);
  if (!base || withoutHash(base) === withoutHash(url)) return [];
  if (base.origin === url.origin)
    return [
      note(
        `The page has <base href="${href}">: without JavaScript the link "skip to content" leads there.`,
        "Leave it out where addresses of the page need no other base.",
      ),
    ];
  return isElsewhere(url, borderBase)
    ? []
    : [
        finding(
          `The page has <base href="${href}">: links, forms and calls of the border lead to ${base.origin}.`,
          "Name an address of the page's own origin, or leave it out.",
        ),
      ];
}

const withoutHash = ({ href }: URL) => href.split("#")[0];
