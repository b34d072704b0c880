import type { IncomingMessage, OutgoingHttpHeaders } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../../../tests/hosts/listen.ts";
import { findHeadlessShell, launchOptions } from "../../../tools/scripts/chromium.ts";
import { connectBorder } from "../core/connect-border.ts";
import type { PageChoice } from "../core/known-choice.ts";
import type { PageParts } from "../core/web-border.ts";
import { startStubShop, type StubShop } from "../test/stub-shop.ts";
import { diagnose } from "./diagnose.ts";

let shop: StubShop;
beforeAll(() => {
  vi.stubEnv("CHROMIUM", findHeadlessShell() ?? launchOptions.executablePath ?? "");
});
afterAll(() => void vi.unstubAllEnvs());
beforeEach(async () => {
  shop = await startStubShop();
});
afterEach(() => shop.close());

interface HostPlan {
  page?(parts: PageParts): string;
  headers?: Record<string, string>;
  /** Changes a request before it is passed on. */
  change?(request: IncomingMessage): void;
  /** The beginning of addresses that the host answers itself, with which status, and where a redirect leads. */
  own?: { path: string; status: number; location?: string };
  /** The site of the border, DE by default. */
  site?: string;
  /** A header of the shop that the host does not pass on. */
  hidden?: string;
  /** The path below which the host passes on the border's addresses. */
  base?: string;
  /** Options of the border. */
  choice?: PageChoice;
  /** Whether the host hangs up on browsers. */
  refusesBrowsers?: boolean;
}

const pageOf = ({ head, header, footer }: PageParts) =>
  `<!doctype html><html><head><meta name="viewport" content="width=device-width">${head}</head>
  <body style="margin: 0">${header}<main id="kontor-content"><p>Text</p></main>${footer}</body></html>`;

/** A page whose border calls the shop below another address, as with `BASE_PATH` or the option `absolute`. */
const pageBelow = (base: string) => (parts: PageParts) =>
  pageOf(parts)
    .replaceAll('"/kontor/', `"${base}/kontor/`)
    .replaceAll("data-kontor=", `data-kontor-base="${base}" data-kontor=`);

/** A page with a style sheet of its own. */
const styled = (css: string) => (parts: PageParts) =>
  pageOf(parts).replace("</head>", `<style>${css}</style></head>`);

/** A page with one form around header, content and footer. */
const inForm = (parts: PageParts) =>
  pageOf(parts).replace(/(<body[^>]*>)(.*)<\/body>/s, '$1<FORM method="post">$2</FORM></body>');

/** A page with a base address. */
const basedOn = (href: string) => (parts: PageParts) =>
  pageOf(parts).replace("<head>", `<head><base href='${href}'><!-- <form> -->`);

const problemsOf = async (plan: HostPlan) => (await findingsOf(plan)).map(({ problem }) => problem);

/** Starts a host of a plan, and returns what the doctor finds. */
async function findingsOf(plan: HostPlan) {
  const { page = pageOf, headers = {}, change, own, base = "", site, hidden = "" } = plan;
  const border = connectBorder({ shop: shop.origin, site });
  const host = await listen(async (request, response) => {
    const path = request.url!.split("?")[0]!;
    if (plan.refusesBrowsers && request.headers["user-agent"]?.includes("Mozilla"))
      return void request.socket.destroy();
    if (path === "/page")
      return void response
        .writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers })
        .end(page(await border.get(request, plan.choice)));
    if (own && path.startsWith(own.path))
      return void response
        .writeHead(own.status, own.location ? { location: own.location } : {})
        .end("The host's own");
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (status: number, sent: unknown = {}) => {
      const { [hidden]: _hidden, ...passedOn } = sent as OutgoingHttpHeaders;
      return writeHead(status, passedOn);
    };
    change?.(request);
    if (!request.url!.startsWith(`${base}/`)) return void response.writeHead(404).end();
    request.url = request.url!.slice(base.length);
    border.proxy()(request, response, () => void response.writeHead(404).end());
  });
  const findings = await diagnose(new URL("/page", host.origin));
  await host.stop();
  expect(findings.every(({ remedy }) => remedy.length > 10)).toBe(true);
  return findings;
}

test("the doctor finds nothing on a host that uses the package as its guide says", async () => {
  expect(await problemsOf({})).toEqual([]);
});

test("the doctor finds nothing where the shop has a path of its own", async () => {
  expect(await problemsOf({ page: pageBelow("/shop"), base: "/shop" })).toEqual([]);
});

test("the doctor notes that a border of another origin needs no forwarding", async () => {
  const kinds = ["connect-src", "script-src", "style-src", "img-src", "form-action"];
  const policy = kinds.map((kind) => `${kind} ${shop.origin} 'unsafe-inline'`).join("; ");
  const headers = { "content-security-policy": policy };
  const findings = await findingsOf({ page: pageBelow(shop.origin), headers, base: "/nothing" });
  expect(findings).toEqual([
    {
      problem: `The border calls ${shop.origin} itself, so what the host passes on is not checked.`,
      remedy: expect.stringContaining("docs/embedding.md"),
      isNote: true,
    },
  ]);
});

test("the doctor notes that it does not recognise the shop's answers", async () => {
  expect(await findingsOf({ hidden: "kontor-contract" })).toMatchObject([
    { problem: expect.stringContaining("kontor-contract does not arrive"), isNote: true },
  ]);
});

test("the doctor finds nothing in rules that change nothing of the border", async () => {
  const css = `[hidden] { display: none !important } header { display: block !important }
    @media print { * { color: red !important } } p::before, main a { color: red !important }`;
  expect(await problemsOf({ page: styled(css) })).toEqual([]);
});

test("the doctor finds nothing in rules that reach only the element of the strict form", async () => {
  const choice = { options: ["shadow"] as const };
  const page = styled("* { color: red !important }");
  expect(await problemsOf({ page, choice })).toEqual([]);
});

test("the doctor names each rule that changes the border, with the properties that do", async () => {
  const css = `a { color: red !important; cursor: pointer !important }
    main, header a { color: red !important } a, ::after { content: "!" !important }
    input::placeholder { color: red !important } #a#b#c, nav { color: lime !important }`;
  const animated = ".kontor-stub-bar, .kontor-stub-bar * { transition: all 9s }";
  const page = (parts: PageParts) =>
    styled(css + animated)(parts).replace('type="search"', 'type="search" placeholder="Suche"');
  const problems = await problemsOf({ page });
  expect(problems.map((problem) => problem.split("border: ")[1])).toEqual([
    "a { color }",
    "main, header a { color }",
    "a, ::after { content }",
    "input::placeholder { color }",
    "#a#b#c, nav { color }",
  ]);
});

test("the doctor finds nothing in a form around the strict form, nor in other forms of the page", async () => {
  const choice = { options: ["shadow"] as const };
  expect(await problemsOf({ page: inForm, choice })).toEqual([]);
  const own = "<form action='/save'><input name='a'></form>";
  const page = (parts: PageParts) =>
    pageOf(parts)
      .replace(/<body[^>]*>/, `$&${own}`)
      .replace("<p>", `${own}<p>`);
  expect(await problemsOf({ page })).toEqual([]);
});

test("the doctor notes a base address of the page's origin, and nothing where it is the page's own", async () => {
  expect(await findingsOf({ page: basedOn("/") })).toMatchObject([
    { problem: expect.stringContaining('<base href="/">'), isNote: true },
  ]);
  const unquoted = (parts: PageParts) =>
    pageOf(parts).replace("<head>", "<head><BASE HREF=/shop/>");
  expect(await problemsOf({ page: unquoted })).toEqual([expect.stringContaining('"/shop/"')]);
  expect(await findingsOf({ page: basedOn("/page") })).toEqual([]);
});

test("the doctor says that it checks no styles of a page that opens in no browser, and checks the rest", async () => {
  const findings = await findingsOf({
    page: (parts) => pageOf({ ...parts, footer: "" }),
    refusesBrowsers: true,
  });
  expect(findings).toMatchObject([
    { problem: "The page has no footer of the border." },
    { problem: expect.stringContaining("layout and styles are not checked"), isNote: true },
  ]);
});

test("the doctor says that it checks no styles where no browser starts, and checks the rest", async () => {
  const browser = process.env.CHROMIUM;
  vi.stubEnv("CHROMIUM", "/nothing/here");
  const problems = await problemsOf({ page: (parts) => pageOf({ ...parts, footer: "" }) });
  vi.stubEnv("CHROMIUM", browser);
  expect(problems).toEqual([
    "The page has no footer of the border.",
    "The page's layout and styles are not checked, because no browser starts.",
  ]);
});

const twice = (parts: PageParts) => pageOf({ ...parts, header: parts.header + parts.header });

test.each<[string, HostPlan, RegExp]>([
  ["no footer", { page: (parts) => pageOf({ ...parts, footer: "" }) }, /no footer of the border/],
  ["two headers", { page: twice }, /2 headers/],
  [
    "half a header",
    { page: (parts) => pageOf({ ...parts, header: parts.header.replace("</header>", "") }) },
    /header is not closed/,
  ],
  [
    "no target of the skip link",
    { page: (parts) => pageOf(parts).replace('id="kontor-content"', "") },
    /skip to content/,
  ],
  [
    "a target of the skip link below the footer",
    { page: (parts) => pageOf({ ...parts, header: parts.header + parts.footer, footer: "" }) },
    /not between header and footer/,
  ],
  ["one form around the page", { page: inForm }, /form of the page is around the border/],
  [
    "a form that begins below the header and ends below the footer",
    {
      page: (parts) =>
        pageOf(parts).replace("<main", "<form><main").replace("</body>", "</form>$&"),
    },
    /form of the page is around the border/,
  ],
  [
    "a base address of another origin",
    { page: basedOn("https://files.example/x/") },
    /lead to https:\/\/files\.example/,
  ],
  ["no viewport", { page: (parts) => pageOf(parts).replace("viewport", "other") }, /viewport/],
  [
    "no script",
    { page: (parts) => pageOf({ ...parts, head: "" }) },
    /not load the border's script/,
  ],
  [
    "files of another host",
    { page: (parts) => pageOf(parts).replaceAll('"/kontor/boot', '"/elsewhere/kontor/boot') },
    /boot-first.js answers 404/,
  ],
  [
    "a footer of another release",
    { page: (parts) => pageOf(parts).replace("footer-first", "footer-zero") },
    /of two releases/,
  ],
  [
    "long cache times",
    { headers: { "cache-control": "max-age=3600" } },
    /for 3600 s, but its border only for 1 s/,
  ],
  [
    "no compression",
    { page: (parts) => `${pageOf(parts)}<!--${"a".repeat(2_000)}-->` },
    /without compression/,
  ],
  [
    "a policy without the script's nonce",
    { headers: { "content-security-policy": "script-src 'nonce-abc'" } },
    /boot-first.js, which has no nonce of the policy, in script-src/,
  ],
  [
    "a policy for its own forms to elsewhere",
    { headers: { "content-security-policy": "form-action https://elsewhere.example" } },
    /'self' in form-action/,
  ],
  [
    "a policy without calls",
    {
      headers: {
        "content-security-policy":
          "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'",
      },
    },
    /'self' in connect-src/,
  ],
  [
    "another Host",
    { change: ({ headers }) => (headers.host = "inside:3000") },
    /sees the host inside:3000/,
  ],
  [
    "no Origin",
    { change: ({ headers }) => delete headers.origin },
    /Origin does not reach the shop/,
  ],
  ["no cookies", { change: ({ headers }) => delete headers.cookie }, /Cookies do not reach/],
  [
    "a page of its own",
    { own: { path: "/contact", status: 200 } },
    /^\/contact does not lead to the shop: the host answers 200\./,
  ],
  [
    "a login of its own",
    { own: { path: "/account", status: 302, location: "/login" } },
    /^\/account.* not lead to the shop: the host redirects to \/login\./,
  ],
  [
    "data of its own",
    { own: { path: "/json/", status: 401 } },
    /^\/json\/psdata does not lead to the shop/,
  ],
  [
    "pictures of its own",
    { own: { path: "/img/", status: 404 } },
    /^\/img\/\* does not lead to the shop/,
  ],
  ["the border of another site", { site: "AT" }, /border of AT, but the shop takes .* for DE/],
  [
    "small text",
    {
      page: styled("html { font-size: 62.5% }"),
    },
    /font size of html is 10 pixels/,
  ],
  [
    "an important rule",
    {
      page: styled("@media all { a { color: red !important } } main a { color: red !important }"),
    },
    /changes the border: a \{ color \}/,
  ],
])("the doctor names a mistake of a host, with a remedy: %s", async (_name, plan, expected) => {
  const problems = await problemsOf(plan);
  expect(problems.filter((problem) => expected.test(problem))).toHaveLength(1);
});

test("the doctor says why it checks nothing of a page that does not answer", async () => {
  const [found] = await diagnose(new URL("http://127.0.0.1:1/page"));
  expect(found?.problem).toBe("http://127.0.0.1:1/page answers nothing.");
});
