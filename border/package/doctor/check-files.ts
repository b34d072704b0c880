import { filesIn, partsWithoutStyles } from "./border-files.ts";
import type { Examination } from "./examination.ts";
import { finding, listed, type Finding } from "./finding.ts";
import type { HostAnswer } from "./host-requests.ts";
import type { Probed } from "./shop-probes.ts";

/**
 * Checks the border's files in a page: script and style sheets are there, load, are cached, and are of one release. Where the host does not
 * pass on `/kontor/`, which `probed` says, its own files are not asked for again.
 */
export async function checkFiles(
  examination: Examination,
  probed: readonly Probed[],
): Promise<Finding[]> {
  const { url, page } = examination;
  const { body: html } = page;
  const isPassedOn = !probed.some(({ name, reachesShop }) => name === "/kontor/*" && !reachesShop);
  // Without header and footer there is nothing for them.
  if (!html.includes("data-kontor=")) return [];
  const files = filesIn(html);
  return [
    ...checkScript(files),
    ...checkSheets(html),
    ...(await checkAnswers(
      examination,
      files.filter((file) => isPassedOn || new URL(file, url).origin !== url.origin),
    )),
    ...(await checkRelease(examination, files)),
  ];
}

const isScript = (file: string) => /\/boot[^/]*\.js/.test(file);

const checkScript = (files: string[]): Finding[] =>
  files.some(isScript)
    ? []
    : [
        finding(
          "The page does not load the border's script.",
          "Place what border.get returns as head, or include the fragments without the option noassets.",
        ),
      ];

function checkSheets(html: string): Finding[] {
  const parts = partsWithoutStyles(html);
  return parts.length === 0
    ? []
    : [
        finding(
          `The page does not load the border's style sheet for ${listed(parts)}.`,
          "Place what border.get returns as head, or include the fragments without the option noassets.",
        ),
      ];
}

/** Names what is wrong with an answer for a file, and what helps; undefined when nothing is. */
function faultOf(file: string, response: HostAnswer | undefined): [string, string] | undefined {
  if (response?.status !== 200)
    return [
      `${response?.status ?? "nothing"}`,
      "Pass on /kontor/ to the shop; if the address is another host's, name this one in the shop's SITE_HOSTS.",
    ];
  const type = response.headers.get("content-type") ?? "";
  const expected = { js: /javascript/, css: /^text\/css/ }[/\.(js|css)/.exec(file)?.[1] ?? ""];
  if (expected && !expected.test(type))
    return [
      `with the Content-Type "${type}", so browsers refuse it`,
      "Pass on the shop's Content-Type and files for /kontor/ unchanged.",
    ];
  const caching = response.headers.get("cache-control") ?? "";
  if (!caching.includes("immutable"))
    return [
      `with the Cache-Control "${caching}", so browsers ask for it again`,
      "Pass on the shop's Cache-Control for /kontor/ unchanged.",
    ];
  return undefined;
}

/** Requests each file. Those with the same fault are one finding. */
async function checkAnswers(examination: Examination, files: string[]): Promise<Finding[]> {
  const { ask, url, base } = examination;
  const faults = await Promise.all(
    files.map(async (file) => {
      const address = new URL(file, url);
      const headers = { origin: url.origin };
      const response = await ask(address, { headers });
      const isForeign = address.origin !== url.origin;
      const isRefused =
        isForeign &&
        response?.status === 200 &&
        !["*", url.origin].includes(response.headers.get("access-control-allow-origin") ?? "");
      const fault: [string, string] | undefined = isRefused
        ? [
            "without Access-Control-Allow-Origin, so browsers refuse it",
            `Pass on all headers of the shop, or name ${new URL(base).origin} in the shop's SITE_HOSTS.`,
          ]
        : faultOf(file, response);
      return fault && { file, said: fault[0], remedy: fault[1] };
    }),
  );
  const found = faults.filter((fault) => fault !== undefined);
  return [...new Set(found.map(({ said }) => said))].map((said) => {
    const same = found.filter((fault) => fault.said === said);
    const names = same.map(({ file }) => file);
    return finding(
      `${listed(names)} ${names.length > 1 ? "answer" : "answers"} ${said}.`,
      same[0]!.remedy,
    );
  });
}

/** Header and footer of two releases work together, but a page should not have them for long. */
async function checkRelease({ ask, base }: Examination, files: string[]): Promise<Finding[]> {
  const scripts = files.filter(isScript);
  const twoReleases = (what: string) => [
    finding(
      `Header and footer are of two releases: ${what}.`,
      "Cache both fragments by their own Cache-Control, and no page longer than them.",
    ),
  ];
  if (scripts.length > 1) return twoReleases(listed(scripts));
  const list = await ask(`${base}/service/pageborder/assets.json`);
  if (list?.status !== 200 || !scripts[0]) return [];
  const isCurrent = (file: string) => list.body.includes(file.split("/").at(-1)!.split("?")[0]!);
  const old = files.filter((file) => !isCurrent(file));
  if (old.length === 0 || old.length === files.length) return [];
  return twoReleases(`${listed(old)} ${old.length > 1 ? "are" : "is"} not of the current one`);
}
