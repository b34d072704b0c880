import type { IncomingMessage } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../../../tests/hosts/listen.ts";
import { findHeadlessShell, launchOptions } from "../../../tools/scripts/chromium.ts";
import { connectBorder, type PageParts } from "../core/connect-border.ts";
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
  /** Addresses that the host answers itself. */
  own?: string[];
}

const pageOf = ({ head, header, footer }: PageParts) =>
  `<!doctype html><html><head><meta name="viewport" content="width=device-width">${head}</head>
  <body>${header}<main id="kontor-content"><p>Text</p></main>${footer}</body></html>`;

/** Starts a host of a plan, and returns what the doctor finds. */
async function problemsOf({ page = pageOf, headers = {}, change, own = [] }: HostPlan) {
  const border = connectBorder({ shop: shop.origin });
  const host = await listen(async (request, response) => {
    const path = request.url!.split("?")[0]!;
    if (path === "/page")
      return void response
        .writeHead(200, { "content-type": "text/html", ...headers })
        .end(page(await border.get(request)));
    if (own.includes(path))
      return void response.setHeader("content-type", "text/html").end("<h1>The host's own</h1>");
    change?.(request);
    border.proxy()(request, response, () => void response.writeHead(404).end());
  });
  const findings = await diagnose(new URL("/page", host.origin));
  await host.stop();
  expect(findings.every(({ remedy }) => remedy.length > 10)).toBe(true);
  return findings.map(({ problem }) => problem);
}

test("the doctor finds nothing on a host that uses the package as its guide says", async () => {
  expect(await problemsOf({})).toEqual([]);
});

test("the doctor says that it checks no styles where no browser starts, and checks the rest", async () => {
  const browser = process.env.CHROMIUM;
  vi.stubEnv("CHROMIUM", "/nothing/here");
  const problems = await problemsOf({ page: (parts) => pageOf({ ...parts, footer: "" }) });
  vi.stubEnv("CHROMIUM", browser);
  expect(problems).toEqual([
    "The page has no footer of the border.",
    "The page's styles are not checked, because no browser starts.",
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
  ["a page of its own", { own: ["/contact"] }, /^\/contact does not lead to the shop/],
  [
    "small text",
    {
      page: (parts) =>
        pageOf(parts).replace("</head>", "<style>html { font-size: 62.5% }</style></head>"),
    },
    /font size of html is 10 pixels/,
  ],
  [
    "an important rule",
    {
      page: (parts) =>
        pageOf(parts).replace(
          "</head>",
          "<style>@media all { a { color: red !important } } main a { color: red !important }</style></head>",
        ),
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
