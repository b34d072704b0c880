import { expect, test } from "vitest";
import { lookAhead } from "../preview-contract.ts";
import { pageChanges } from "./page-changes.ts";

const day = (number: number) => new Date(Date.UTC(2026, 11, number));

/** A page whose parts have the words that stand at a day of December, or the last ones before it. */
function pageOf(days: Record<number, { header?: string; page?: string; footer?: string }>) {
  return async (moment: Date) => {
    const past = Object.entries(days).filter(([number]) => day(Number(number)) <= moment);
    const { header, page, footer }: Record<string, string> = Object.assign(
      { header: "", page: "", footer: "" },
      ...past.map(([, parts]) => parts),
    );
    return (
      `<header class="a" data-kontor="header"><p class="kontor-preview-mark" lang="en">${moment.toISOString()}</p>` +
      `${header}</header><main>${page}</main><footer data-kontor="footer">${footer}</footer>`
    );
  };
}

/** Something changes somewhere each day until that of the number. */
const daily = (last: number) => async (from: Date) => {
  const next = new Date(from.getTime() + 86_400_000);
  return next <= day(last) ? next : undefined;
};

const end = day(91);
const inTime = () => false;

test("the changes of a page are listed with their times and parts", async () => {
  const pageAt = pageOf({
    1: { header: "a", page: "a" },
    3: { page: "b" },
    5: { header: "c", footer: "c" },
  });
  expect(await pageChanges(day(1), end, { nextChange: daily(6), pageAt, isLate: inTime })).toEqual({
    changes: [
      { time: day(3), parts: ["page"] },
      { time: day(5), parts: ["header", "footer"] },
    ],
    until: end,
    isComplete: true,
  });
});

test("a search for page changes looks at a few moments, and says where to go on", async () => {
  const pageAt = pageOf({ 2: { page: "a" }, 7: { page: "b" }, 8: { page: "c" } });
  const look = (from: Date) =>
    pageChanges(from, end, { nextChange: daily(90), pageAt, isLate: inTime });
  const { momentsInAnswer } = lookAhead;
  expect(await look(day(1))).toEqual({
    changes: [
      { time: day(2), parts: ["page"] },
      { time: day(7), parts: ["page"] },
    ],
    until: day(1 + momentsInAnswer),
    isComplete: false,
  });
  expect((await look(day(1 + momentsInAnswer))).changes).toEqual([
    { time: day(8), parts: ["page"] },
  ]);
});

test("a search for page changes leaves out a change at its very end", async () => {
  const pageAt = async (moment: Date) => `<main>${moment.toISOString()}</main>`;
  const found = await pageChanges(day(1), day(4), {
    nextChange: daily(90),
    pageAt,
    isLate: inTime,
  });
  expect(found).toMatchObject({ until: day(4), isComplete: true });
  expect(found.changes.map(({ time }) => time)).toEqual([day(2), day(3)]);
});

test("a search for page changes looks at one moment at least, however long that takes", async () => {
  const pageAt = async (moment: Date) => `<main>${moment.toISOString()}</main>`;
  expect(
    await pageChanges(day(1), end, { nextChange: daily(90), pageAt, isLate: () => true }),
  ).toEqual({
    changes: [{ time: day(2), parts: ["page"] }],
    until: day(2),
    isComplete: false,
  });
});
