import {
  cartApiPath,
  footerPersonalDataPath,
  personalDataPath,
  fragmentsPath,
  staffPaths,
} from "../../border/border-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startStubShop, type StubShop } from "../../border/package/test/stub-shop.ts";
import { isWhole, separateAssets } from "../../border/package/core/whole-fragment.ts";
import { elements } from "../support/html.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";

/** Compares the stub shop of @kontor/border with the shop, in what hosts and their tests rely on. */

let shop: TestShop;
let stub: StubShop;
beforeAll(async () => {
  [shop, stub] = await Promise.all([openTestShop(), startStubShop()]);
});
afterAll(async () => {
  await stub?.close();
  await shop?.close();
});

interface StubManifest {
  version: string;
  content: string;
  css: { value: string; rel?: string }[];
  js: { value: string }[];
}

/** Returns the answers of shop and stub. */
async function both(path: string) {
  const real = await shop.app.inject({ url: path, headers: { host: shop.host("DE") } });
  const other = await fetch(stub.origin + path);
  return [
    { status: real.statusCode, headers: new Headers(real.headers as {}), body: real.body },
    { status: other.status, headers: other.headers, body: await other.text() },
  ] as const;
}

test.each(["header", "footer"].flatMap((name) => [`${name}/DE`, `${name}/DE/shadow`]))(
  "the stub's %s has the shop's headers, root element and files",
  async (name) => {
    const answers = await both(`${fragmentsPath}/${name}`);
    const [real, other] = answers.map(({ status, headers, body }) => {
      const { head, root } = separateAssets(body);
      const part = elements(body, name.startsWith("header") ? "header" : "footer")[0]!;
      return {
        status,
        isWhole: isWhole(body),
        type: headers.get("content-type"),
        contract: headers.get("kontor-contract"),
        hasRelease: headers.has("podlet-version"),
        isPublic: headers.get("cache-control")?.startsWith("public, max-age="),
        rootElement: /^<[\w-]+/.exec(root)?.[0],
        part: [part["data-kontor"], part["data-site"], part.lang],
        files: head
          .filter((element) => !element.includes('as="font"'))
          .map((element) => /\/kontor\/([\w-]+?)-[\w-]+\.(css|js)/.exec(element)?.[2]),
      };
    });
    expect(other).toEqual(real);
  },
);

test("the stub lists files of the shop, with those that pages of either form place themselves", async () => {
  const [real, other] = await both(`${fragmentsPath}/assets.json`);
  const names = ({ body }: { body: string }) => Object.keys(JSON.parse(body) as object);
  expect(names(real)).toEqual(expect.arrayContaining(names(other)));
  expect(names(other)).toEqual(
    expect.arrayContaining(["boot.js", "header.css", "footer.css", "shadow-page.css"]),
  );
});

test.each(["header/DE", "footer/DE", "header/DE/shadow", "footer/DE/shadow"])(
  "a Podium layout finds at the stub's %s what it finds at the shop's",
  async (name) => {
    const [real, other] = (await both(`${fragmentsPath}/${name}/manifest.json`)).map(({ body }) => {
      const { version, css, js, ...manifest } = JSON.parse(body) as StubManifest;
      const files = [...css.filter(({ rel }) => rel !== "preload"), ...js].map(
        ({ value }) => /\/kontor\/([\w-]+?)-[\w-]+\.(css|js)/.exec(value)?.[2],
      );
      return { ...manifest, hasVersion: version !== "", files };
    });
    expect(other).toEqual(real);
    const { body } = (await both(`${fragmentsPath}/${name}/${String(other!.content)}`))[1];
    expect(isWhole(body)).toBe(true);
  },
);

test("the stub's header has what tests of a host find in the shop's", async () => {
  for (const { body } of await both(`${fragmentsPath}/header/DE`)) {
    expect(elements(body, "a").map(({ href }) => href)).toContain("#kontor-content");
    expect(elements(body, "form").map(({ action }) => action)).toContain("/search");
    expect(elements(body, "input").map(({ name }) => name)).toContain("query");
    expect(body).toContain("data-kontor-cart-count");
    expect(body).toContain("data-kontor-account");
  }
});

test("the stub and the shop refuse an unknown option with a reason and no body", async () => {
  for (const { status, headers, body } of await both(`${fragmentsPath}/header/DE/stikcy`)) {
    expect([status, body]).toEqual([404, ""]);
    expect(headers.get("x-kontor-reason")).toContain("options of the header are");
  }
});

test.each([
  cartApiPath,
  personalDataPath,
  footerPersonalDataPath,
  staffPaths.checkAuth,
  "/service/connection",
])("the stub answers %s with fields of the shop", async (path) => {
  const [real, other] = await both(path);
  const keys = ({ body }: { body: string }) => Object.keys(JSON.parse(body) as object);
  expect(keys(real)).toEqual(expect.arrayContaining(keys(other)));
});
