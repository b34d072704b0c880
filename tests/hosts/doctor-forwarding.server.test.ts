import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { listen } from "./listen.ts";
import { answerItself, changeHeaders, findingsOn, type Plant } from "./planted-host.ts";

/** Plants one mistake after the other in what a host passes on and sends: each is one finding of the doctor, without a browser. */

let shop: StubShop;
beforeAll(async () => {
  vi.stubEnv("CHROMIUM", "/nothing/here");
  shop = await startStubShop();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await shop?.close();
});

const mistakesOn = async (...args: [Plant, Parameters<typeof findingsOn>[2]?]) =>
  (await findingsOn(shop.origin, ...args)).filter(({ isNote }) => !isNote);

const isPage = (url: string) => url.startsWith("/page.html");

/** Answers requests of some methods, below a path, in place of the shop. */
const refuse = (path: string, methods: string[], status: number) =>
  answerItself(path, ({ method }, response, next) =>
    methods.includes(method) ? void response.status(status).end() : next(),
  );

/** Redirects addresses below a path. */
const redirect = (path: string, to: (url: string) => string) =>
  answerItself(path, ({ originalUrl }, response, next) =>
    to(originalUrl) === originalUrl ? next() : response.redirect(308, to(originalUrl)),
  );

/** Changes the address of a request before it is passed on. */
const rewrite = (to: (url: string) => string) =>
  answerItself("/service", (request, _response, next) => {
    request.originalUrl = to(request.originalUrl);
    next();
  });

const dropCookies = (headers: Record<string, unknown>) => void delete headers["set-cookie"];
const personal = "/service/cart";

/** A cache of the host that takes no notice of `Cache-Control`. */
function storeEverything(): Plant["plant"] {
  const stored = new Map<string, Buffer>();
  return answerItself("/service", (request, response, next) => {
    const found = stored.get(request.originalUrl);
    if (found && request.method === "GET")
      return void response.set({ "kontor-contract": "1", "cache-control": "no-store" }).end(found);
    const end = response.end.bind(response);
    const chunks: Buffer[] = [];
    response.write = ((chunk: Buffer) => chunks.push(chunk) > 0) as typeof response.write;
    response.end = ((chunk?: Buffer) => {
      if (chunk) chunks.push(chunk);
      stored.set(request.originalUrl, Buffer.concat(chunks));
      return end(Buffer.concat(chunks));
    }) as typeof response.end;
    next();
  });
}

const latin1 = (html: string) => gzipSync(Buffer.from(html, "latin1"));

test.each<[string, Plant, RegExp]>([
  [
    "answers below a call itself",
    { plant: answerItself(personal, (_, response) => void response.status(404).end()) },
    /^\/service\/cart\/\* does not lead to the shop: the host answers 404\.$|^\/service\/cart\/api\/cart does not lead/,
  ],
  [
    "answers the newsletter's calls itself",
    {
      plant: answerItself("/service/newsletter", (_, response) => void response.status(404).end()),
    },
    /^\/service\/newsletter\/\* does not lead/,
  ],
  [
    "passes on nothing",
    {
      plant: (app) => {
        app.use((request, response, next) =>
          isPage(request.url) ? next() : void response.status(404).end(),
        );
      },
    },
    /^No address of the shop leads to it: the host answers 404/,
  ],
  [
    "answers every address with its application",
    {
      plant: (app) => {
        app.use((request, response, next) =>
          isPage(request.url) ? next() : void response.type("html").send("<!doctype html><p>App"),
        );
      },
    },
    /^No address of the shop leads to it: the host answers 200/,
  ],
  [
    "answers each method but GET with 405",
    { plant: refuse("/", ["POST", "PUT", "DELETE"], 405) },
    /^POST, PUT and DELETE do not reach the shop: the host answers 405/,
  ],
  [
    "refuses PUT",
    { plant: refuse("/", ["PUT"], 403) },
    /^PUT does not reach the shop: the host answers 403/,
  ],
  [
    "refuses forms of one address",
    { plant: refuse("/subscribenewsletter", ["POST"], 403) },
    /^POST \/subscribenewsletter does not lead/,
  ],
  [
    "limits requests to calls",
    { plant: refuse("/json", ["GET"], 429) },
    /^\/json\/psdata does not lead to the shop: the host answers 429/,
  ],
  [
    "redirects calls to https",
    {
      plant: answerItself("/json/psdata", ({ hostname, originalUrl }, response) =>
        response.redirect(301, `https://${hostname}${originalUrl}`),
      ),
    },
    /^\/json\/psdata does not lead to the shop: the host redirects to https\./,
  ],
  [
    "adds a slash to addresses",
    { plant: redirect("/contact", (url) => url.replace(/\/?$/, "/").replace("//", "/")) },
    /^\/contact/,
  ],
  [
    "redirects an address to itself",
    {
      plant: answerItself("/search", ({ originalUrl }, response) => response.redirect(originalUrl)),
    },
    /^\/search does not lead to the shop: the host redirects to the same address again/,
  ],
  [
    "redirects to small letters",
    { plant: redirect("/service/connection", (url) => url.toLowerCase()) },
    /redirects .* to the address in small letters/,
  ],
  [
    "writes addresses in small letters",
    { plant: rewrite((url) => url.toLowerCase()) },
    /changes capitals in addresses/,
  ],
  ["drops the query", { plant: rewrite((url) => url.split("?")[0]!) }, /drops the query/],
  [
    "decodes addresses",
    { plant: rewrite((url) => url.replaceAll("%2F", "/")) },
    /changes addresses/,
  ],
  [
    "takes only small bodies",
    {
      plant: answerItself("/service", ({ headers }, response, next) =>
        Number(headers["content-length"] ?? 0) > 1_000 ? void response.status(413).end() : next(),
      ),
    },
    /does not pass on a body of 15011 bytes: it answers 413/,
  ],
  [
    "drops headers of requests",
    {
      plant: answerItself("/service", ({ headers }, _response, next) => {
        delete headers["idempotency-key"];
        delete headers["x-xsrf-token"];
        next();
      }),
    },
    /drops the headers idempotency-key and x-xsrf-token/,
  ],
  ["drops Set-Cookie", { plant: changeHeaders("/", dropCookies) }, /drops Set-Cookie of the shop/],
  [
    "drops Set-Cookie of the cart",
    { plant: changeHeaders(personal, dropCookies) },
    /drops Set-Cookie of \/service\/cart\/api\/cart/,
  ],
  [
    "joins cookies",
    {
      plant: changeHeaders("/service/connection", (headers) => {
        const cookies = headers["set-cookie"];
        if (Array.isArray(cookies)) headers["set-cookie"] = cookies.join(", ");
      }),
    },
    /joins them in one Set-Cookie/,
  ],
  [
    "takes attributes from cookies",
    {
      plant: changeHeaders("/service/connection", (headers) => {
        const cookies = headers["set-cookie"];
        if (Array.isArray(cookies))
          headers["set-cookie"] = cookies.map((cookie) => cookie.replace("; HttpOnly", ""));
      }),
    },
    /changes cookies of the shop/,
  ],
  [
    "sets a cookie in a page that caches store",
    { sent: { headers: { "set-cookie": "visitor=1", "cache-control": "public, max-age=1" } } },
    /^\/page\.html may be stored by caches with a Set-Cookie/,
  ],
  [
    "sets a cookie in cached fragments",
    {
      plant: changeHeaders("/service/pageborder/header", (headers) => {
        headers["set-cookie"] = "visitor=1";
      }),
    },
    /^\/service\/pageborder\/header\/DE may be stored by caches with a Set-Cookie/,
  ],
  [
    "makes personal data public",
    {
      plant: changeHeaders("/", (headers, { originalUrl }) => {
        if (!isPage(originalUrl) && /json|api/.test(originalUrl))
          headers["cache-control"] = "public, max-age=600";
      }),
    },
    /hand one shopper's cart and data to others: .* has Cache-Control: public, max-age=600/,
  ],
  [
    "lets shared caches store the cart",
    {
      plant: changeHeaders(personal, (headers) => {
        headers["cache-control"] = "max-age=0, s-maxage=30";
      }),
    },
    /others: \/service\/cart\/api\/cart has Cache-Control: max-age=0, s-maxage=30\.$/,
  ],
  [
    "lets browsers store the cart",
    {
      plant: changeHeaders(personal, (headers) => {
        headers["cache-control"] = "private, max-age=30";
      }),
    },
    /others: \/service\/cart\/api\/cart has/,
  ],
  [
    "lets a cache network store the account",
    {
      plant: changeHeaders("/account", (headers) => {
        headers["cdn-cache-control"] = "max-age=30";
      }),
    },
    /others: \/account has/,
  ],
  [
    "drops Cache-Control of the cart",
    { plant: changeHeaders(personal, (headers) => void delete headers["cache-control"]) },
    /\/service\/cart\/api\/cart has no Cache-Control/,
  ],
  [
    "stores every answer",
    { plant: storeEverything() },
    /A cache of the host answers a shopper with what another one got/,
  ],
  [
    "loses Vary of cached answers",
    {
      plant: changeHeaders("/jsonflyoutnavigation", (headers) => {
        headers["cache-control"] = "public, max-age=60";
        headers.vary = "Accept-Encoding";
      }),
    },
    /^\/jsonflyoutnavigation may be stored by caches without the header Vary/,
  ],
  [
    "lets shared caches store the page for long",
    { sent: { headers: { "cache-control": "s-maxage=3600" } } },
    /for 3600 s, but its border only for 1 s/,
  ],
  [
    "lets caches store the page until a day",
    { sent: { headers: { expires: new Date(Date.now() + 86_400_000).toUTCString() } } },
    /Caches may show the page for 8\d{4} s/,
  ],
  [
    "names another encoding",
    { sent: { headers: { "content-type": "text/html; charset=iso-8859-1" } } },
    /The page is sent as iso-8859-1/,
  ],
  [
    "names another encoding in the page",
    {
      sent: { headers: { "content-type": "text/html" } },
      page: (html) => html.replace('charset="utf-8"', 'charset="windows-1252"'),
    },
    /The page is sent as windows-1252/,
  ],
  [
    "names no encoding",
    {
      sent: { headers: { "content-type": "text/html" } },
      page: (html) => html.replace('<meta charset="utf-8">', ""),
    },
    /does not say that it is UTF-8/,
  ],
  [
    "names the encoding too late",
    {
      sent: { headers: { "content-type": "text/html" } },
      page: (html) => html.replace("<head>", `<head><!--${"-".repeat(1_024)}-->`),
    },
    /does not say that it is UTF-8/,
  ],
  [
    "sends other bytes than it says",
    { page: (html) => html.replace("Text", "Röstung"), sent: { bytes: latin1 } },
    /its bytes are not/,
  ],
  [
    "reads fragments in another encoding",
    {
      parts: (parts) => ({
        ...parts,
        footer: Buffer.from(parts.footer.replace("Kontakt", "Über"), "utf8").toString("latin1"),
      }),
    },
    /its bytes are not/,
  ],
  [
    "compresses twice",
    { sent: { bytes: (html) => gzipSync(gzipSync(html)) } },
    /^\/page\.html is compressed twice/,
  ],
  [
    "does not say that it compresses",
    { sent: { bytes: (html) => gzipSync(html), headers: { "content-encoding": "identity" } } },
    /is compressed without a Content-Encoding/,
  ],
  [
    "names a compression that it does not use",
    { sent: { bytes: (html) => Buffer.from(html) } },
    /not compressed as its Content-Encoding says/,
  ],
  [
    "sends no style sheets",
    { page: (html) => html.replaceAll(/<link rel="stylesheet"[^>]*>/g, "") },
    /does not load the border's style sheet for header and footer/,
  ],
  [
    "sends the footer's style sheet alone",
    { page: (html) => html.replace(/<link rel="stylesheet" href="[^"]*header[^>]*>/, "") },
    /style sheet for header\./,
  ],
  [
    "names another type of style sheets",
    {
      plant: changeHeaders("/kontor", (headers, { originalUrl }) => {
        if (originalUrl.includes(".css")) headers["content-type"] = "text/plain";
      }),
    },
    /header-first\.css and \/kontor\/footer-first\.css answer with the Content-Type "text\/plain"/,
  ],
  [
    "does not pass on files",
    { plant: answerItself("/kontor", (_, response) => void response.status(404).end()) },
    /^\/kontor\/\* does not lead to the shop: the host answers 404/,
  ],
  [
    "lets browsers ask for files again",
    {
      plant: changeHeaders("/kontor", (headers) => {
        headers["cache-control"] = "no-store";
      }),
    },
    /so browsers ask for it again/,
  ],
  [
    "has a base address of another origin",
    { page: (html) => html.replace("<head>", '<head><base href="https://files.example/">') },
    /links, forms and calls of the border lead to https:\/\/files\.example/,
  ],
  [
    "has a viewport as wide as a desk",
    { page: (html) => html.replace("width=device-width, initial-scale=1", "width=1024") },
    /viewport is not as wide as the phone/,
  ],
])(
  "the doctor names the mistake of a host that %s, once and with a remedy",
  async (_name, plant, expected) => {
    const mistakes = await mistakesOn(plant);
    expect(mistakes.map(({ problem }) => problem)).toEqual([expect.stringMatching(expected)]);
    expect(mistakes[0]!.remedy.length).toBeGreaterThan(10);
  },
);

test("the doctor finds nothing on a good host, and notes that it has no browser", async () => {
  expect(await findingsOn(shop.origin, {})).toMatchObject([
    { problem: expect.stringContaining("no browser starts"), isNote: true },
  ]);
});

test("the doctor's requests leave the shop's cart as it is", async () => {
  shop.cart(3);
  await findingsOn(shop.origin, {});
  const { cart } = (await (await fetch(`${shop.origin}/service/cart/api/cart`)).json()) as {
    cart: object;
  };
  expect(cart).toMatchObject({ numberOfArticles: 3 });
});

test("the doctor accepts responses that a host declares as its own, and reports unused declarations", async () => {
  const plant: Plant = {
    plant: (app) => {
      app.use(["/search", "/account"], (_, response) => void response.send("own"));
    },
  };
  const allow = ["/search", "/account/*", "^/acc.*t$", "/contact"];
  const findings = await findingsOn(shop.origin, plant, { allow });
  expect(findings.map(({ problem, isNote }) => [isNote, problem])).toEqual([
    [true, expect.stringContaining("no browser starts")],
    [true, expect.stringMatching(/^--allow \/contact allows nothing/)],
  ]);
  expect(await mistakesOn(plant, { allow: ["/search"] })).toMatchObject([
    { problem: expect.stringMatching(/^\/account and \/account\/\* do not lead|^\/account/) },
  ]);
});

test("the doctor follows no redirect of the page, and says where it leads", async () => {
  const host = await listen((_request, response) =>
    response.writeHead(302, { location: "?a=secret" }).end(),
  );
  const { diagnose } = await import("../../border/package/doctor/diagnose.ts");
  expect(await diagnose(new URL("/page", host.origin))).toMatchObject([
    { problem: `${host.origin}/page redirects to /page.` },
  ]);
  await host.stop();
});

test("the doctor ends in time on a host that hangs, and says what it has not checked", async () => {
  const plant = answerItself("/json", () => {});
  const lines: string[] = [];
  const mistakes = await mistakesOn({ plant }, { timeLimit: 7, log: (line) => lines.push(line) });
  expect(mistakes).toMatchObject([
    {
      problem: expect.stringMatching(
        /too slow: after 7 s these are not checked: the shop's addresses, .*a browser/,
      ),
    },
  ]);
  expect(lines).toEqual([
    expect.stringMatching(
      /^Checking the shop's addresses: \d+ answers so far, waiting for \/json\/psdata$/,
    ),
  ]);
});

test("the doctor says that a shop on another origin takes no calls of the page", async () => {
  const other = await listen((_request, response) => response.writeHead(200).end("{}"));
  const page = (html: string) =>
    html.replaceAll("data-kontor=", `data-kontor-base="${other.origin}" data-kontor=`);
  expect(await mistakesOn({ page })).toMatchObject([
    { problem: expect.stringContaining("takes no calls from pages of") },
  ]);
  await other.stop();
});
