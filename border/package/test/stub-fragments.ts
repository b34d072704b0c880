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
<form action="/search" role="search"><input type="search" name="query" aria-label="Suche"></form>
<a href="/account" data-kontor-account>Anmelden</a>
<a href="/service/cartfrontend/cart">Warenkorb <span data-kontor-cart-count="0">0</span></a></div>`,
  footer: `<nav aria-label="Service"><a href="/contact">Kontakt</a></nav><p>Kontor</p>`,
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

/** Style sheets of the border; `shadow-page.css` is for pages with the strict form. */
export const stubSheets: Record<string, string> = {
  "shadow-page.css": ":root { --kontor-stub: strict; }",
  "header.css": `.kontor-stub-header { display: block; background: rgb(255, 253, 249); color: rgb(44, 28, 19); font: 16px/1.5 sans-serif; }
.kontor-stub-bar { display: flex; gap: 24px; align-items: center; min-height: 64px; padding: 0 24px; }
.kontor-stub-bar [data-kontor-account] { flex: 0 0 8em; overflow: hidden; }
.kontor-stub-skip:not(:focus) { position: absolute; clip-path: inset(50%); }`,
  "footer.css": `.kontor-stub-footer { display: block; padding: 24px; background: rgb(44, 28, 19); color: rgb(255, 253, 249); font: 16px/1.5 sans-serif; }
.kontor-stub-footer a { color: inherit; }`,
};

/** Returns a page of the shop, which says no more than its address. */
export const stubPage = (path: string, release: string): string =>
  `<!doctype html><title>Shop</title><link rel="stylesheet" href="${stubFile("shop.css", release)}"><h1>A page of the shop</h1><p>${path.replaceAll("<", "&lt;")}</p>`;

/** The stub's script: what a page sees of the border's, in a few lines. */
export const stubScript = `
const booted = Symbol.for("kontor.booted");
const trees = () => [document, ...[...document.querySelectorAll("kontor-border")].map(({ shadowRoot }) => shadowRoot)];
const find = (selector) => trees().flatMap((tree) => [...tree.querySelectorAll(selector)]);
function show({ numberOfArticles }) {
  for (const badge of find("[data-kontor-cart-count]")) {
    badge.textContent = numberOfArticles;
    badge.dataset.kontorCartCount = numberOfArticles;
  }
  localStorage.setItem("cart", JSON.stringify({ numberOfArticles }));
  dispatchEvent(new CustomEvent("kontor:cart-data-changed", { detail: { count: numberOfArticles } }));
}
const read = async (address, init) => (await fetch(address, init)).json();
const cart = "/service/cart/api/cart";
const loadCart = async () => show((await read(cart)).cart);
async function add(article) {
  const answer = await read(cart, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ addArticle: article }),
  });
  if (!answer.cart) return answer.error;
  show(answer.cart);
  return "";
}
async function showCustomer() {
  const { customer, tracking } = await read("/service/customerfrontenddata/api/v1/psdata");
  for (const link of find("[data-kontor-account]"))
    link.textContent = tracking.loginStatus === "LOGGED_OUT" ? "Anmelden" : customer.firstname;
}
async function showStaff() {
  const { status } = await read("/service/preview/api/auth/checkauth");
  if (status !== "SUCCESS") return;
  const panel = document.createElement("section");
  panel.ariaLabel = "Staff preview";
  panel.textContent = "Preview";
  document.body.append(panel);
}
function start() {
  if (window[booted]) return;
  window[booted] = true;
  window.kontor = { ...window.kontor, cart: { add }, track: async () => {} };
  window.kontor.consent ??= { open: async () => {} };
  addEventListener("kontor:cart-trigger-update", loadCart);
  addEventListener("kontor:customer-changed", showCustomer);
  addEventListener("submit", (event) => {
    const form = event.composedPath()[0];
    if (!window.kontor.router || form.getAttribute("action") !== "/search") return;
    event.preventDefault();
    window.kontor.router.navigate("/search?" + new URLSearchParams(new FormData(form)));
  });
  void loadCart();
  void showCustomer();
  if (/StaffPanel/.test(document.cookie)) void showStaff();
}
start();
`;
