import type { Examination } from "./examination.ts";
import { finding, listed, note, type Finding } from "./finding.ts";

/** Checks the characters and the compression of a page. */
export function checkEncoding(examination: Examination): Finding[] {
  return [...checkCharacters(examination), ...checkCompression(examination)];
}

const metaRemedy =
  'Send Content-Type: text/html; charset=utf-8, or <meta charset="utf-8"> first in head.';

function checkCharacters({ page: { headers, bytes, body } }: Examination): Finding[] {
  const [, named] = /charset\s*=\s*["']?([^\s"';]+)/i.exec(headers.get("content-type") ?? "") ?? [];
  // Browsers look no further for it.
  const start = bytes.subarray(0, 1_024).toString("latin1");
  const tag = /<meta\b[^>]*charset[^>]*>/i.exec(start.replaceAll(/<!--.*?-->/gs, ""))?.[0];
  const inPage = tag && /charset\s*=\s*["']?([^\s"';/>]+)/i.exec(tag)?.[1];
  const hasMark = bytes.subarray(0, 3).equals(Buffer.from([0xef, 0xbb, 0xbf]));
  const used = hasMark ? "utf-8" : (named ?? inPage);
  if (!used)
    return [
      finding(
        "The page does not say that it is UTF-8, so browsers garble its umlauts.",
        metaRemedy,
      ),
    ];
  if (!isUtf8(used))
    return [
      finding(
        `The page is sent as ${used}, but the border is UTF-8: its umlauts are garbled.`,
        metaRemedy,
      ),
    ];
  if (!isDecodable(bytes) || isGarbled(partsOf(body)))
    return [
      finding(
        "The page says that it is UTF-8, but its bytes are not: umlauts of the border are garbled.",
        "Read fragments and write pages as UTF-8, in the host's templates and its responses.",
      ),
    ];
  return inPage && !isUtf8(inPage)
    ? [note(`${tag} contradicts the page's header, which browsers follow.`, metaRemedy)]
    : [];
}

const isUtf8 = (name: string) => /^utf-?8$/i.test(name);

function isDecodable(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns the HTML of header and footer. */
const partsOf = (html: string): string =>
  (html.match(/<(header|footer)\b[^>]* data-kontor="\1".*?<\/\1>/gs) ?? []).join("");

/** Reports whether UTF-8 was read in another encoding and written again, or was read in pieces. */
const isGarbled = (text: string): boolean =>
  /[\u00C3-\u00C5][\u0080-\u00BF\u0152-\u02DC\u2013-\u2122]|\uFFFD/.test(text);

function checkCompression({ page, badlyCompressed, url }: Examination): Finding[] {
  const bad = badlyCompressed();
  const problems = {
    twice: "compressed twice",
    unnamed: "compressed without a Content-Encoding",
    broken: "not compressed as its Content-Encoding says",
  };
  const findings = Object.entries(problems).flatMap(([kind, problem]) => {
    const paths = bad.filter(({ compression }) => compression === kind).map(({ path }) => path);
    return paths.length === 0
      ? []
      : [
          finding(
            `${listed(paths)} ${paths.length > 1 ? "are" : "is"} ${problem}, which browsers cannot read.`,
            "Compress in one place, and leave alone what has a Content-Encoding already, such as the shop's answers.",
          ),
        ];
  });
  const isPlain = !page.headers.get("content-encoding") && page.bytes.length > 2_000;
  if (isPlain && !bad.some(({ path }) => path === url.pathname))
    findings.push(
      finding(
        `The page is sent without compression: ${Math.round(page.bytes.length / 1_000)} kB.`,
        "Compress HTML with brotli or gzip, on the host or the proxy in front of it.",
      ),
    );
  return findings;
}
