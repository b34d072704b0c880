import { expect, test } from "vitest";
import { lookAhead, type PagePart } from "../preview-contract.ts";
import type { PartChange } from "../preview-schema.ts";
import { pageChanges } from "./page-changes.ts";

const day = (number: number) => new Date(Date.UTC(2026, 11, number));

/** A page whose parts show the texts of a day in December, or the last ones before it. */
function pageOf(days: Record<number, { header?: string; page?: string; footer?: string }>) {
  return async (moment: Date) => {
    const past = Object.entries(days).filter(([number]) => day(Number(number)) <= moment);
    const { header, page, footer }: Record<string, string> = Object.assign(
      { header: "", page: "", footer: "" },
      ...past.map(([, parts]) => parts),
    );
    return (
      `<header class="a" data-kontor="header"><form class="kontor-preview-mark" lang="en">${moment.toISOString()}</form>` +
      `${header}</header><main>${page}</main><footer data-kontor="footer">${footer}</footer>`
    );
  };
}

/** Changes something each day up to the given one. */
const daily = (last: number) => async (from: Date) => {
  const next = new Date(from.getTime() + 86_400_000);
  return next <= day(last) ? next : undefined;
};

const end = day(91);
const inTime = () => false;
/** Returns every word of a part. */
const contentsOf = (html: string) =>
  new Map(
    html
      .replaceAll(/<[^>]*>/g, " ")
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [word, ""]),
  );
const changed = (part: PagePart, before: string, after: string) => ({
  part,
  contents: [
    ...(before ? [{ name: before, before: "" }] : []),
    ...(after ? [{ name: after, after: "" }] : []),
  ],
  more: 0,
});

test("the changes of a page are listed with their times and parts", async () => {
  const pageAt = pageOf({
    1: { header: "a", page: "a" },
    3: { page: "b" },
    5: { header: "c", footer: "c" },
  });
  expect(
    await pageChanges(day(1), end, { nextChange: daily(6), pageAt, contentsOf, isLate: inTime }),
  ).toEqual({
    changes: [
      { time: day(3), parts: [changed("page", "a", "b")] },
      { time: day(5), parts: [changed("header", "a", "c"), changed("footer", "", "c")] },
    ],
    until: end,
    isComplete: true,
  });
});

test("a search for page changes looks at a few moments, and says where to go on", async () => {
  const pageAt = pageOf({ 2: { page: "a" }, 7: { page: "b" }, 8: { page: "c" } });
  const look = (from: Date) =>
    pageChanges(from, end, { nextChange: daily(90), pageAt, contentsOf, isLate: inTime });
  const { momentsInAnswer } = lookAhead;
  expect(await look(day(1))).toEqual({
    changes: [
      { time: day(2), parts: [changed("page", "", "a")] },
      { time: day(7), parts: [changed("page", "a", "b")] },
    ],
    until: day(1 + momentsInAnswer),
    isComplete: false,
  });
  expect((await look(day(1 + momentsInAnswer))).changes).toEqual([
    { time: day(8), parts: [changed("page", "b", "c")] },
  ]);
});

test("a search for page changes leaves out a change at its very end", async () => {
  const pageAt = async (moment: Date) => `<main>${moment.toISOString()}</main>`;
  const found = await pageChanges(day(1), day(4), {
    nextChange: daily(90),
    pageAt,
    contentsOf,
    isLate: inTime,
  });
  expect(found).toMatchObject({ until: day(4), isComplete: true });
  expect(found.changes.map(({ time }) => time)).toEqual([day(2), day(3)]);
});

test("a search for page changes checks at least one moment, however long it takes", async () => {
  const pageAt = async (moment: Date) => `<main>${moment.toISOString()}</main>`;
  expect(
    await pageChanges(day(1), end, {
      nextChange: daily(90),
      pageAt,
      contentsOf: () => new Map(),
      isLate: () => true,
    }),
  ).toEqual({
    changes: [{ time: day(2), parts: [{ part: "page", contents: [], more: 0 }] }],
    until: day(2),
    isComplete: false,
  });
});

test("of many changed contents of a page some are named, shortened, and the others counted", async () => {
  const prices = (first: string) =>
    new Map(Array.from({ length: 20 }, (_, number) => [`Product ${number}`, first + number]));
  const { changes } = await pageChanges(day(1), end, {
    nextChange: daily(2),
    pageAt: async (moment) => `<main>${moment.getUTCDate()}</main>`,
    contentsOf: (html) => prices(html.includes("1") ? "5." : "x".repeat(200)),
    isLate: inTime,
  });
  const [{ contents, more }] = changes[0]!.parts as [PartChange];
  expect(contents).toHaveLength(lookAhead.contents);
  expect(more).toBe(20 - lookAhead.contents);
  expect(contents[3]).toEqual({ name: "Product 3", before: "5.3", after: `${"x".repeat(99)}…` });
});
