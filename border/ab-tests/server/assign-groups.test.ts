import { expect, test } from "vitest";
import type { AbTest } from "../ab-tests-contract.ts";
import { groupsOf } from "./assign-groups.ts";

const testOf = (name: string, shares: Record<string, number>): AbTest => ({
  name,
  groups: Object.entries(shares).map(([group, share]) => ({ name: group, share })),
});
const banner = testOf("banner", { control: 60, set: 20, gift: 20 });
const hero = testOf("hero", { control: 50, new: 50 });

const visitors = Array.from({ length: 50_000 }, (_, index) => `visitor-${index}`);
const inGroup = (visitor: string, each: AbTest) => groupsOf(visitor, [each]).get(each.name);
/** Returns the groups of the visitors, in order. */
const groupsIn = (each: AbTest) => visitors.map((visitor) => inGroup(visitor, each));
/** Returns the percentage of visitors whose index meets a condition. */
const percent = (holds: (index: number) => boolean) =>
  (visitors.filter((_, index) => holds(index)).length / visitors.length) * 100;

test("A/B groups get their shares of 50,000 visitors", () => {
  const inBanner = groupsIn(banner);
  for (const { name, share } of banner.groups)
    expect(Math.abs(percent((index) => inBanner[index] === name) - share)).toBeLessThan(0.5);
});

test("a visitor is in the same A/B group each time, whichever other tests run", () => {
  for (const visitor of visitors.slice(0, 100))
    expect(groupsOf(visitor, [hero, banner]).get("banner")).toBe(inGroup(visitor, banner));
  expect(groupsOf("visitor-1", [banner, hero])).toEqual(
    new Map([
      ["banner", "control"],
      ["hero", "control"],
    ]),
  );
});

test("a visitor's groups in two A/B tests are independent", () => {
  const [inBanner, inHero] = [groupsIn(banner), groupsIn(hero)];
  for (const first of banner.groups)
    for (const second of hero.groups) {
      const both = percent(
        (index) => inBanner[index] === first.name && inHero[index] === second.name,
      );
      expect(Math.abs(both - (first.share * second.share) / 100)).toBeLessThan(0.5);
    }
});

test.each([
  // With two groups only the necessary visitors move.
  [{ control: 50, new: 50 }, { control: 60, new: 40 }, 10, 10.5],
  [{ control: 90, new: 10 }, { control: 50, new: 50 }, 40, 40.5],
  // When the shares of three groups change, a few more visitors move.
  [{ control: 60, set: 20, gift: 20 }, { control: 50, set: 20, gift: 30 }, 10, 13],
  [{ a: 34, b: 33, c: 33 }, { a: 34, b: 34, c: 32 }, 1, 2],
])(
  "when the shares %j become %j, few visitors change their A/B group",
  (before, after, least, most) => {
    const [old, changed] = [groupsIn(testOf("split", before)), groupsIn(testOf("split", after))];
    const moved = percent((index) => old[index] !== changed[index]);
    expect(moved).toBeGreaterThan(least - 0.5);
    expect(moved).toBeLessThan(most);
  },
);

test("the order of an A/B test's groups moves no visitor", () => {
  const turned = { ...banner, groups: banner.groups.toReversed() };
  const [inBanner, inTurned] = [groupsIn(banner), groupsIn(turned)];
  expect(percent((index) => inBanner[index] !== inTurned[index])).toBe(0);
});
