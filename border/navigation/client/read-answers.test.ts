import { expect, test } from "vitest";
import type { NavigationNode } from "../navigation-schema.ts";
import { readNavigationAnswer, readThemeworlds } from "./read-answers.ts";

test.each([null, undefined, 1, "x", [], {}, { children: null }, { children: {} }])(
  "a navigation's answer of %j has no nodes",
  (data) => expect(readNavigationAnswer(data)).toEqual([]),
);

test("unusable links of a navigation's answer are left out, and the rest is kept", () => {
  const titles = readNavigationAnswer({
    children: [
      null,
      "node",
      { title: "script", href: "javascript:alert(1)" },
      { title: "other server", href: "//evil.example" },
      { title: "password", href: "https://u:p@evil.example/" },
      { title: "no link" },
      { href: "/no-title" },
      { title: { toString: null }, href: "/odd-title" },
      { title: "good", href: "/good", extra: { deep: true }, children: "none", teaser: null },
    ],
  }).map(({ title }) => title);
  expect(titles).toEqual(["good"]);
});

test("links of a navigation's answer open no window but a new one", () => {
  const targets = ["_blank", "_top", "_self", "frame", "", 1];
  const nodes = readNavigationAnswer({
    children: targets.map((target) => ({
      title: "A",
      href: "/a",
      target,
      teaser: { list: [{ link: { title: "B", href: "/b", target } }] },
    })),
  });
  const expected = ["_blank", ...targets.slice(1).map(() => undefined)];
  expect(nodes.map(({ target }) => target)).toEqual(expected);
  expect(nodes.map(({ teaser }) => teaser?.list[0]?.link.target)).toEqual(expected);
});

test("a navigation's tree that is too deep is cut off", () => {
  let node: object = { title: "leaf", href: "/leaf" };
  for (let level = 0; level < 5_000; level++)
    node = { title: `${level}`, href: `/${level}`, children: [node] };
  let depth = 0;
  for (
    let next: NavigationNode | undefined = readNavigationAnswer({ children: [node] })[0];
    next;
    next = next.children[0]
  )
    depth++;
  expect(depth).toBe(8);
});

test("teasers of a navigation's answer accept url and href, and have a picture of the usual size", () => {
  const [node] = readNavigationAnswer({
    children: [
      {
        title: "Coffee",
        href: "/coffee",
        teaser: {
          list: [
            { link: { title: "A", url: "/a" }, image: { src: "/a.webp", width: "wide" } },
            { link: { title: "B", href: "/b" }, image: { src: "data:image/svg+xml,x" } },
            { link: { title: "C", href: "vbscript:x" } },
            null,
          ],
        },
      },
    ],
  });
  expect(node?.teaser?.list).toMatchObject([
    { link: { href: "/a" }, image: { src: "/a.webp", alt: "", width: 488, height: 287 } },
    { link: { href: "/b" }, image: undefined },
  ]);
});

test.each([null, "x", {}, { overview: { title: "T", url: "javascript:x" } }])(
  "an answer of %j has no themeworlds",
  (data) => expect(readThemeworlds(data)).toBeUndefined(),
);

test("known sections of themeworlds that have something are kept, in their order", () => {
  const themeworld = { title: "Tea time", url: "/tea" };
  const found = readThemeworlds({
    overview: { title: "Worlds", url: "/worlds" },
    sections: {
      lastChance: { headline: "Last", themeworlds: [themeworld] },
      more: { headline: "More", themeworlds: [{ title: "bad", url: "data:x" }] },
      foreign: { headline: "Foreign", themeworlds: [themeworld] },
      scout: { themeworlds: [{ ...themeworld, availability: "LOST", imgUrl: 7 }] },
    },
  });
  expect(Object.keys(found?.sections ?? {})).toEqual(["scout", "lastChance"]);
  expect(found?.sections.scout?.themeworlds[0]).toMatchObject({
    availability: "AVAILABLE",
    imgUrl: "",
  });
});
