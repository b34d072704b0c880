import type { Examination } from "./examination.ts";
import { finding, type Finding } from "./finding.ts";

/** Checks the HTML of a page for header and footer, the element for the skip link, and the viewport. */
export function checkBorderParts({ page: { body: html } }: Examination): Finding[] {
  if (!html.includes("data-kontor="))
    return [
      finding(
        "The page has no header and no footer of the border.",
        "Look into the host's log, or at the header kontor-border: without a cached fragment a page has none while the shop fails.",
      ),
    ];
  return [
    ...["header", "footer"].flatMap((name) => checkPart(html, name)),
    ...checkContent(html),
    ...checkViewport(html),
  ];
}

function checkPart(html: string, name: string): Finding[] {
  const start = new RegExp(`<${name}\\b[^>]* data-kontor="${name}"`, "g");
  const found = html.match(start)?.length ?? 0;
  if (found === 0)
    return [
      finding(
        `The page has no ${name} of the border.`,
        "Look into the host's log, or at the header kontor-border: without a cached fragment a page has none while the shop fails.",
      ),
    ];
  if (found > 1)
    return [finding(`The page has ${found} ${name}s of the border.`, "Include it once.")];
  const [, part = ""] = html.split(start);
  return part.includes(`</${name}>`)
    ? []
    : [
        finding(
          `The ${name} is not closed.`,
          "Fetch it with @kontor/border, or check each fragment for its end before it gets into the page.",
        ),
      ];
}

function checkContent(html: string): Finding[] {
  const [header = 0, footer = 0] = ['data-kontor="header"', 'data-kontor="footer"'].map((text) =>
    html.indexOf(text),
  );
  const content = html.search(/\sid=["']?kontor-content(?=["'\s>])/i);
  if (content < 0)
    return [
      finding(
        'No element has id="kontor-content", so the link "skip to content" leads nowhere.',
        'Add id="kontor-content" to the element of the page\'s content.',
      ),
    ];
  const isOutside = (header >= 0 && content < header) || (footer >= 0 && content > footer);
  return isOutside
    ? [
        finding(
          'The element with id="kontor-content" is not between header and footer.',
          "Place it, and the page's content, between them.",
        ),
      ]
    : [];
}

function checkViewport(html: string): Finding[] {
  const tag = /<meta\s[^>]*name=["']?viewport\b[^>]*>/i.exec(html)?.[0];
  if (tag && /width\s*=\s*device-width/i.test(tag)) return [];
  return [
    finding(
      tag
        ? `The page's viewport is not as wide as the phone: ${tag}`
        : "The page has no viewport for phones.",
      'Use <meta name="viewport" content="width=device-width, initial-scale=1">.',
    ),
  ];
}
