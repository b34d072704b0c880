import { posix } from "node:path";

/** Header and footer of the stub shop: small, with the elements, attributes and addresses by which hosts know the border. */

export const fragmentsBase = "/service/pageborder/";

export interface StubFragment {
  name: "header" | "footer";
  site: string;
  options: readonly string[];
  release: string;
  /** Whether staff see another moment, by the cookie of a preview. */
  isPreview: boolean;
}

/** Returns the address of a file of the border. Each release has names of its own. */
export const stubFile = (name: string, release: string): string =>
  `/kontor/${name.replace(".", `-${release}.`)}`;

const contents = {
  header: `<a class="kontor-stub-skip" href="#kontor-content">Zum Inhalt springen</a>
<div class="kontor-stub-bar"><a href="/">Kontor</a>
<nav aria-label="Sortiment"><a href="/kaffee-c1000.html">Kaffee</a></nav>
<form action="/search" role="search"><input type="search" name="query" aria-label="Suche"><div class="kontor-stub-panel" role="status"></div></form>
<a href="/account" data-kontor-account>Anmelden</a>
<a href="/service/cartfrontend/cart">Warenkorb <span data-kontor-cart-count="0">0</span></a></div>`,
  footer: `<nav aria-label="Service"><a href="/contact">Kontakt</a></nav>
<form action="/subscribenewsletter" method="post"><input type="email" name="email" aria-label="E-Mail-Adresse" required><button>Anmelden</button>
<p class="kontor-stub-message" role="status"></p></form><p>Kontor</p>`,
};

export function stubFragment({ name, site, options, release, isPreview }: StubFragment): string {
  const link = (file: string) => `<link rel="stylesheet" href="${stubFile(file, release)}"/>`;
  const mark = isPreview ? " data-kontor-preview-mark" : "";
  const root = `<${name} class="kontor-stub-${name}" data-kontor="${name}" data-site="${site}" lang="de-DE"${mark}>${contents[name]}</${name}>`;
  const isStrict = options.includes("shadow");
  const body = isStrict
    ? `<kontor-border data-kontor="shadow"><template shadowrootmode="open">${link(`${name}.css`)}${root}</template></kontor-border>`
    : root;
  if (options.includes("noassets")) return body;
  const script = `<script type="module" async="" crossorigin="anonymous" src="${stubFile("boot.js", release)}"></script>`;
  return `${script}${link(isStrict ? "shadow-page.css" : `${name}.css`)}${body}`;
}

/** Returns the manifest of a fragment for Podium, which is read at `path`. Script and page's sheet are the header's alone, as in the shop. */
export function stubManifest(
  path: string,
  { name, site, options, release }: Omit<StubFragment, "isPreview">,
) {
  const fragment = `${fragmentsBase}${name}/${site}/${[...options, "noassets"].toSorted().join(",")}`;
  const content = posix.relative(posix.dirname(path), fragment);
  const isHeader = name === "header";
  const isStrict = options.includes("shadow");
  const sheet = isStrict ? "shadow-page.css" : `${name}.css`;
  return {
    name: `kontor-${name}`,
    version: release,
    content,
    fallback: content,
    css:
      isStrict && !isHeader
        ? []
        : [{ value: stubFile(sheet, release), type: "text/css", rel: "stylesheet" }],
    js: isHeader ? [{ value: stubFile("boot.js", release), type: "module" }] : [],
    proxy: {},
  };
}

/** Returns a page of the shop, which says no more than its address. */
export const stubPage = (path: string, release: string): string =>
  `<!doctype html><title>Shop</title><link rel="stylesheet" href="${stubFile("shop.css", release)}"><h1>A page of the shop</h1><p>${path.replaceAll("<", "&lt;")}</p>`;
