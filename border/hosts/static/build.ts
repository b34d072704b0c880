import { readFile, rename, writeFile } from "node:fs/promises";
import { isWhole } from "@kontor/border";
import { loaderOf } from "./loader.ts";

/** A static page with the border: `SHOP=http://127.0.0.1:3000 node border/hosts/static/build.ts page.html public/page.html` */

/** Milliseconds within which each response must have arrived with its last byte. */
const timeLimit = 3_000;

type Assets = Record<string, { url: string; integrity: string }>;

/**
 * Returns a page with the border in place of its comments `<!-- kontor:assets -->`, `header` and `footer`. A page whose policy has
 * hashes and `'strict-dynamic'` (docs/csp.md) has `<!-- kontor:hash -->` in the policy, and `styles` and `loader` for `assets`.
 */
async function withBorder(page: string, shop: string): Promise<string> {
  const read = async (path: string) => {
    const address = `${shop}/service/pageborder/${path}`;
    const signal = AbortSignal.timeout(timeLimit);
    const response = await fetch(address, { redirect: "manual", signal });
    if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
    return response.text();
  };
  const fragment = async (name: string) => {
    const html = await read(`${name}/DE/noassets`);
    if (!isWhole(html)) throw new Error(`${shop} sent no whole ${name}`);
    return html;
  };
  const [assets, header, footer] = await Promise.all([
    read("assets.json"),
    fragment("header"),
    fragment("footer"),
  ]);
  const { styles, script, boot } = tags(JSON.parse(assets) as Assets);
  const loader = loaderOf(boot);
  const parts: Record<string, string> = {
    assets: `${styles}\n    ${script}`,
    styles,
    loader: loader.script,
    hash: loader.source,
    header,
    footer,
  };
  return page.replaceAll(
    /<!-- kontor:(\w+) -->/g,
    (comment, name: string) => parts[name] ?? comment,
  );
}

/** Returns the elements of the page's head: style sheets, and the script, which loads the rest when it is needed. */
function tags(assets: Assets) {
  const checked = (name: string) => {
    const { url, integrity } = assets[name]!;
    return { url, check: `integrity="${integrity}" crossorigin="anonymous"` };
  };
  const sheets = ["header.css", "footer.css"].map(checked);
  const script = checked("boot.js");
  return {
    styles: sheets
      .map(({ url, check }) => `<link rel="stylesheet" href="${url}" ${check} />`)
      .join("\n    "),
    script: `<script type="module" async src="${script.url}" ${script.check}></script>`,
    boot: assets["boot.js"]!,
  };
}

/** Writes a page with the border to a file. Rejects without a complete border, and leaves the file as it is. */
export async function buildPage(from: string, to: string, shop: string) {
  const page = await withBorder(await readFile(from, "utf8"), shop);
  await writeFile(`${to}.new`, page);
  await rename(`${to}.new`, to);
}

if (import.meta.main) {
  const [from = "page.html", to = "public/page.html"] = process.argv.slice(2);
  await buildPage(from, to, process.env.SHOP ?? "http://127.0.0.1:3000");
}
