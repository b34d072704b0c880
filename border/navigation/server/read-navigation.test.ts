import { expect, test } from "vitest";
import { parse } from "yaml";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import type { NodeContent, ThemeworldContent } from "./navigation-content.ts";
import { readNavigation } from "./read-navigation.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const own = await shopFiles("navigation");

/** A catalogue that contains everything except names with "nothing" and the number 1. */
class AllBut<T> extends Set<T> {
  override has(value: T) {
    return value !== "nothing" && value !== 1;
  }
}
const known = {
  categories: new AllBut<string>(),
  products: new AllBut<number>(),
  pictures: new AllBut<string>(),
};
const read = (files = own) =>
  withoutMistakes((mistakes) => readNavigation(files, known, shopSites, mistakes));

/** Returns the shop's own files, one of them replaced. */
const withFile = (file: string, content: unknown): ContentFiles =>
  new Map([...own, ...filesOf({ [file]: content })]);

function change<T>(file: string, id: string, changed: object) {
  const entries = parse(own.get(file)!) as (T & { id: string })[];
  const entry = entries.find((each) => each.id === id)!;
  Object.assign(entry, changed);
  return withFile(file, entries);
}
const node = (id: string, changed: Partial<Record<keyof NodeContent, unknown>>) =>
  change<NodeContent>("nodes.yaml", id, changed);
const world = (id: string, changed: Partial<Record<keyof ThemeworldContent, unknown>>) =>
  change<ThemeworldContent>("themeworlds.yaml", id, changed);

test("the shop's own navigation files have no mistake", async () => {
  const { nodes, themeworlds } = await read();
  expect(nodes.length).toBeGreaterThan(8);
  expect(themeworlds.length).toBeGreaterThan(7);
});

const texts = { de: "x", fr: "x", pl: "x", cs: "x", hu: "x", sk: "x", tr: "x" };
const teaser = (rest: object) => ({
  teaser: { title: texts, list: [{ picture: "hero-gifts", headline: texts, ...rest }] },
});
test.each<[string, () => ContentFiles, RegExp]>([
  [
    "a missing category",
    () => node("coffee", { category: "nothing" }),
    /nodes.yaml:2: coffee.*no category "nothing"/,
  ],
  ["a node below itself", () => node("coffee", { parent: "coffee-bars" }), /coffee.*below itself/],
  ["a foreign parent", () => node("coffee", { sites: ["DE"] }), /coffee-bars.*site AT.*parent/],
  ["a script", () => node("coffee-bars", { href: "javascript:alert(1)" }), /neither a path nor/],
  ["a target", () => node("coffee-bars", { target: "_top" }), /coffee-bars, target/],
  ["a node without an address", () => node("coffee-bars", { href: undefined }), /title and href/],
  ["a teaser with two goals", () => node("coffee", teaser({ category: "a", href: "/" })), /one of/],
  [
    "a teaser that ends before it starts",
    () => node("coffee", teaser({ href: "/", from: "2026-12-02", until: "2026-12-01" })),
    /its teaser: it ends before it starts/,
  ],
  ["a teaser to nothing", () => node("coffee", teaser({ themeworld: "nothing" })), /"nothing"/],
  [
    "a lost picture",
    () => node("coffee", teaser({ category: "a", picture: "nothing" })),
    /no picture/,
  ],
  ["an unknown key", () => node("coffee", { colour: "red" } as object), /no such key/],
  [
    "a product that is gone",
    () => world("gifts", { products: [1, 2, 3, 4, 5, 6, 7, 8] }),
    /themeworlds.yaml:\d+: gifts.*product 1\b/,
  ],
  ["too few products", () => world("gifts", { products: [2, 3] }), /gifts, products/],
  ["a number twice", () => world("gifts", { number: 12 }), /12: this number is used twice/],
  [
    "an end before the beginning",
    () => world("gifts", { from: "2027-01-01" }),
    /gifts: it ends before/,
  ],
  [
    "a day that is none",
    () => world("gifts", { until: "2026-02-30" }),
    /the day 2026-02-30 does not exist/,
  ],
  [
    "a last day that is none, at its own line",
    () => withFile("nodes.yaml", "- id: a\n  category: a\n  until: 2026-02-30"),
    /nodes\.yaml:3: a: the day 2026-02-30 does not exist/,
  ],
  ["a language that is missing", () => world("gifts", { title: { de: "x" } }), /gifts, title/],
])(
  "a navigation with %s is refused with its place and the remedy",
  async (_what, make, message) => {
    const error = await read(make()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ContentError);
    expect(String(error)).toMatch(message);
    expect(String(error)).toContain("shop/content/README.md");
  },
);
