import { checkMarkup } from "./check-markup.ts";
import { finding, type Finding } from "./finding.ts";
import { ask, attributeOf, secondsIn, type HostAnswer } from "./host-requests.ts";

/** Checks the HTML of a page: header and footer, their files, the element for the skip link, compression and cache times. */
export async function checkPage(url: URL, page: HostAnswer, base: string): Promise<Finding[]> {
  const files = filesIn(page.body);
  return [
    ...checkParts(page.body),
    ...checkContent(page.body),
    ...checkMarkup(url, page.body, base),
    ...(await checkFiles(url, files)),
    ...(await checkRelease(base, files)),
    ...(await checkTransfer(base, page)),
  ];
}

const times = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

function checkParts(html: string): Finding[] {
  return ["header", "footer"].flatMap((name) => {
    const found = times(html, new RegExp(`<${name}\\b[^>]* data-kontor="${name}"`, "g"));
    if (found === 0)
      return finding(
        `The page has no ${name} of the border.`,
        "Look into the host's log, or at the header kontor-border: without a cached fragment a page has none while the shop fails.",
      );
    if (found > 1)
      return finding(`The page has ${found} ${name}s of the border.`, "Include it once.");
    const [, part = ""] = html.split(new RegExp(`<${name}\\b[^>]* data-kontor="${name}"`));
    return part.includes(`</${name}>`)
      ? []
      : finding(
          `The ${name} is not closed.`,
          "Fetch it with @kontor/border, or check each fragment for its end before it gets into the page.",
        );
  });
}

function checkContent(html: string): Finding[] {
  const places = ['data-kontor="header"', 'id="kontor-content"', 'data-kontor="footer"'].map(
    (text) => html.indexOf(text),
  );
  const [header = 0, content = 0, footer = 0] = places;
  return [
    ...(content < 0
      ? [
          finding(
            'No element has id="kontor-content", so the link "skip to content" leads nowhere.',
            'Add id="kontor-content" to the element of the page\'s content.',
          ),
        ]
      : (header >= 0 && content < header) || (footer >= 0 && content > footer)
        ? [
            finding(
              'The element with id="kontor-content" is not between header and footer.',
              "Place it, and the page's content, between them.",
            ),
          ]
        : []),
    ...(/<meta\s[^>]*name=["']viewport["']/i.test(html)
      ? []
      : [
          finding(
            "The page has no viewport for phones.",
            'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
          ),
        ]),
  ];
}

/** Returns the addresses of the border's files in a page, each once. */
export const filesIn = (html: string): string[] => [
  ...new Set(
    (html.match(/<(?:link|script)\b[^>]*>/g) ?? []).flatMap((tag) => {
      const address = attributeOf(tag, "src") ?? attributeOf(tag, "href");
      return address && /\/kontor\/[\w.-]+\.(?:js|css|woff2)/.test(address) ? address : [];
    }),
  ),
];

async function checkFiles(url: URL, files: string[]): Promise<Finding[]> {
  if (!files.some((file) => /boot/.test(file)))
    return [
      finding(
        "The page does not load the border's script.",
        "Place what border.get returns as head, or include the fragments without the option noassets.",
      ),
    ];
  const answers = await Promise.all(
    files.map(async (file) => ({
      file,
      answer: await ask(new URL(file, url)).catch(() => undefined),
    })),
  );
  return answers.flatMap(({ file, answer }) => {
    if (answer?.status !== 200)
      return finding(
        `${file} answers ${answer?.status ?? "nothing"}.`,
        "Pass on /kontor/ to the shop; if the address is another host's, name this one in the shop's SITE_HOSTS.",
      );
    return /immutable/.test(answer.headers.get("cache-control") ?? "")
      ? []
      : finding(
          `${file} has the Cache-Control "${answer.headers.get("cache-control") ?? ""}", so browsers ask for it again.`,
          "Pass on the shop's Cache-Control for /kontor/ unchanged.",
        );
  });
}

/** Header and footer of two releases work together, but a page should not have them for long. */
async function checkRelease(base: string, files: string[]): Promise<Finding[]> {
  const scripts = files.filter((file) => /\/boot[^/]*\.js/.test(file));
  if (scripts.length > 1)
    return [
      finding(
        `Header and footer are of two releases: ${scripts.join(", ")}.`,
        "Cache both fragments by their own Cache-Control, and no page longer than them.",
      ),
    ];
  const list = await ask(`${base}/service/pageborder/assets.json`).catch(() => undefined);
  if (list?.status !== 200 || !scripts[0]) return [];
  const isCurrent = (file: string) => list.body.includes(file.split("/").at(-1)!.split("?")[0]!);
  const old = files.filter((file) => !isCurrent(file));
  return old.length > 0 && old.length < files.length
    ? [
        finding(
          `Header and footer are of two releases: ${old.join(", ")} is not of the current one.`,
          "Cache both fragments by their own Cache-Control, and no page longer than them.",
        ),
      ]
    : [];
}

async function checkTransfer(base: string, page: HostAnswer): Promise<Finding[]> {
  const findings: Finding[] = [];
  if (!page.headers.get("content-encoding") && page.body.length > 2_000)
    findings.push(
      finding(
        `The page is sent without compression: ${Math.round(page.body.length / 1_000)} kB.`,
        "Compress HTML with brotli or gzip, on the host or the proxy in front of it.",
      ),
    );
  const fragment = await ask(`${base}/service/pageborder/header/DE`).catch(() => undefined);
  const pageSeconds = secondsIn(
    page.headers.get("cache-control"),
    "max-age",
    "stale-while-revalidate",
  );
  const allowed = secondsIn(
    fragment?.headers.get("cache-control") ?? null,
    "max-age",
    "stale-while-revalidate",
  );
  if (fragment?.status === 200 && pageSeconds > allowed)
    findings.push(
      finding(
        `Caches may show the page for ${pageSeconds} s, but its border only for ${allowed} s: an ended promotion stays.`,
        "Give the page no longer Cache-Control than the fragments.",
      ),
    );
  return findings;
}
