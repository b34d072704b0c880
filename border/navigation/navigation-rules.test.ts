import { describe, expect, test } from "vitest";
import { startOfDay } from "../../platform/shared/sites/site-clock.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { navigationLimits } from "./navigation-contract.ts";
import {
  daysLeft,
  endTexts,
  lastSegment,
  nextCountdown,
  segmentsOf,
  treeOf,
  type ListedNode,
} from "./navigation-rules.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

const node = (id: string, parent: string | null = null, rest: Partial<ListedNode> = {}) => ({
  id,
  parent,
  title: id,
  href: `/${id}.html`,
  ...rest,
});

function treeAndMistakes(list: ListedNode[]) {
  const mistakes: Record<string, string> = {};
  const tree = treeOf(list, (id, reason) => {
    expect(mistakes).not.toHaveProperty([id]);
    mistakes[id] = reason;
  });
  return { tree, mistakes };
}

test.each([
  ["/kaffee-c1000.html", "c1000"],
  ["/service/storefinder/?a=/b#c", "storefinder"],
  ["/", ""],
  ["https://x.example/a", ""],
])("the last segment of the address %s is %j", (href, segment) => {
  expect(lastSegment(href)).toBe(segment);
});

test("the navigation's tree has everything below its parent, in order", () => {
  const { tree, mistakes } = treeAndMistakes([
    node("a"),
    node("b"),
    node("a2", "a", { target: "_blank" }),
    node("a1", "a"),
    node("deep", "a1"),
  ]);
  expect(mistakes).toEqual({});
  expect(tree.map(({ title }) => title)).toEqual(["a", "b"]);
  expect(tree[0]?.children.map(({ title }) => title)).toEqual(["a2", "a1"]);
  expect(tree[0]?.children[0]).toMatchObject({ href: "/a2.html", target: "_blank" });
  expect(tree[0]).not.toHaveProperty("id");
  expect(segmentsOf(tree[0]!)).toEqual(["a.html", "a2.html", "a1.html", "deep.html"]);
});

test("services do not belong to the category that links to them, but the pages below them do", () => {
  const { tree } = treeAndMistakes([
    node("coffee"),
    node("bars", "coffee", { href: "/service/storefinder/" }),
    node("cups", "bars"),
    node("stores", null, { href: "/service/storefinder/" }),
  ]);
  expect(tree.map(segmentsOf)).toEqual([["coffee.html", "cups.html"], ["storefinder"]]);
});

test("the tree leaves out a wrong node with all below it, reports it once, and keeps the rest", () => {
  const { tree, mistakes } = treeAndMistakes([
    node("good"),
    node("self", "self"),
    node("one", "two"),
    node("two", "one"),
    node("below-the-circle", "two"),
    node("orphan", "elsewhere"),
    node("script", null, { href: "javascript:alert(1)" }),
    node("below-script", "script"),
    node("frame", "good", { target: "_top" }),
    node("password", null, { href: "https://u:p@evil.example/" }),
    node("fine", "good"),
  ]);
  expect(tree.map(({ title }) => title)).toEqual(["good"]);
  expect(tree[0]?.children.map(({ title }) => title)).toEqual(["fine"]);
  expect(Object.keys(mistakes).toSorted()).toEqual(
    ["frame", "one", "orphan", "password", "script", "self", "two"].toSorted(),
  );
  expect(mistakes.self).toContain("below itself");
  expect(mistakes.orphan).toContain("elsewhere");
  expect(mistakes.script).toContain("javascript:");
  expect(mistakes.frame).toContain("_top");
});

test("the navigation's tree ends at four levels", () => {
  const chain = ["1", "2", "3", "4", "5", "6"].map((id, index, all) =>
    node(id, all[index - 1] ?? null),
  );
  const { tree, mistakes } = treeAndMistakes(chain);
  expect(tree[0]?.children[0]?.children[0]?.children[0]).toMatchObject({
    title: "4",
    children: [],
  });
  expect(Object.keys(mistakes)).toEqual(["5"]);
});

test("the tree ends at 500 nodes; too many below one node do not displace the first level", () => {
  const many = Array.from({ length: 600 }, (_, index) => node(`m${index}`, "first"));
  const { tree, mistakes } = treeAndMistakes([node("first"), ...many, node("last")]);
  expect(tree.map(({ title }) => title)).toEqual(["first", "last"]);
  expect(tree[0]?.children).toHaveLength(navigationLimits.nodes - 2);
  expect(Object.keys(mistakes)).toHaveLength(102);
});

describe("a themeworld's days", () => {
  const berlin = { timeZone: "Europe/Berlin" };

  test("a themeworld's days are counted to the last one", () => {
    const left = (now: string) => daysLeft("2026-11-24", new Date(now), berlin);
    expect(left("2026-11-21T12:00Z")).toBe(3);
    expect(left("2026-11-23T22:59Z")).toBe(1);
    expect(left("2026-11-23T23:00Z")).toBe(0);
    expect(left("2026-11-24T23:00Z")).toBe(-1);
  });

  test("a themeworld's words change next at a midnight, from seven days before the end on", () => {
    const next = (now: string) => nextCountdown("2026-11-24", new Date(now), berlin);
    expect(next("2026-11-01T12:00Z")).toEqual(startOfDay("2026-11-17", berlin));
    expect(next("2026-11-16T23:00Z")).toEqual(startOfDay("2026-11-18", berlin));
    expect(next("2026-11-21T12:00Z")).toEqual(startOfDay("2026-11-22", berlin));
    expect(next("2026-11-23T12:00Z")).toEqual(startOfDay("2026-11-24", berlin));
    expect(next("2026-11-24T12:00Z")).toBeUndefined();
  });

  const words = {
    de: ["Nur noch 1 Tag", "Nur noch 2 Tage", "Nur noch 5 Tage", "Nur noch heute"],
    fr: ["Plus que 1 jour", "Plus que 2 jours", "Plus que 5 jours", "Dernier jour"],
    pl: ["Jeszcze tylko 1 dzień", "Jeszcze tylko 2 dni", "Jeszcze tylko 5 dni", "Tylko dziś"],
    cs: ["Už jen 1 den", "Už jen 2 dny", "Už jen 5 dní", "Už jen dnes"],
    hu: ["Már csak 1 nap", "Már csak 2 nap", "Már csak 5 nap", "Már csak ma"],
    sk: ["Už len 1 deň", "Už len 2 dni", "Už len 5 dní", "Už len dnes"],
    tr: ["Son 1 gün", "Son 2 gün", "Son 5 gün", "Bugün son gün"],
  };

  test.each(siteCodes)("a themeworld on %s says how many days are left, from seven on", (code) => {
    const { site, texts } = allSites[code];
    const said = (lastDay: string | null) =>
      endTexts(lastDay, new Date("2026-11-21T12:00Z"), site, texts.navigation);
    const days = ["2026-11-22", "2026-11-23", "2026-11-26", "2026-11-21"];
    expect(days.map((day) => said(day).onlyXDaysLeftText)).toEqual(valueAt(words, site.language));
    expect(said("2026-11-28").onlyXDaysLeftText).toContain("7");
    expect(said("2026-11-29").onlyXDaysLeftText).toBeNull();
    expect(said("2026-11-20").onlyXDaysLeftText).toBeNull();
    expect(said("2026-12-24").endDateText).toContain("24");
    expect(said(null)).toEqual({ endDateText: null, onlyXDaysLeftText: null });
  });

  test.each([
    ["DE", "Bis 24. Dezember"],
    ["AT", "Bis 24. Dezember"],
    ["CH", "Bis 24. Dezember"],
    ["CH_FR", "Jusqu’au 24 décembre"],
    ["PL", "Do 24 grudnia"],
    ["CZ", "Do 24. prosince"],
    ["HU", "Utolsó nap: december 24."],
    ["SK", "Do 24. decembra"],
    ["TR", "Son gün: 24 Aralık"],
  ] as const)("a themeworld on %s that ends at Christmas says %j", (code, said) => {
    const { site, texts } = allSites[code];
    const day = new Date("2026-11-21T12:00Z");
    expect(endTexts("2026-12-24", day, site, texts.navigation).endDateText).toBe(said);
  });

  test("French has a first of the month in a themeworld's end, and no eleventh like it", () => {
    const { site, texts } = allSites.CH_FR;
    const said = (day: string) => endTexts(day, new Date(0), site, texts.navigation).endDateText;
    expect(said("2026-12-01")).toBe("Jusqu’au 1er décembre");
    expect(said("2026-12-11")).toBe("Jusqu’au 11 décembre");
    expect(
      endTexts("2026-12-01", new Date(0), allSites.DE.site, allSites.DE.texts.navigation),
    ).toMatchObject({ endDateText: "Bis 1. Dezember" });
  });
});
