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

const inTime = () => false;

test("lists when a page changes, and which part of it", async () => {
  const pageAt = pageOf({
    1: { header: "a", page: "a" },
    3: { page: "b" },
    5: { header: "c", footer: "c" },
  });
  const found = await pageChanges(day(1), { nextChange: daily(20), pageAt, isLate: inTime });
  expect(found.changes).toEqual([
    { time: day(3), parts: ["page"] },
    { time: day(5), parts: ["header", "footer"] },
  ]);
  expect(found.until).toEqual(new Date(day(1).getTime() + lookAhead.days * 86_400_000));
});

test("ends with a full list, after long enough, or after many moments, and says how far it goes", async () => {
  const pageAt = async (moment: Date) => `<main>${moment.toISOString()}</main>`;
  const full = await pageChanges(day(1), { nextChange: daily(90), pageAt, isLate: inTime });
  expect(full.changes).toHaveLength(lookAhead.changes);
  expect(full.until).toEqual(full.changes.at(-1)?.time);

  const late = await pageChanges(day(1), { nextChange: daily(90), pageAt, isLate: () => true });
  expect(late).toEqual({ changes: [{ time: day(2), parts: ["page"] }], until: day(2) });

  const still = async () => "<main></main>";
  const many = await pageChanges(day(1), {
    nextChange: daily(90),
    pageAt: still,
    isLate: inTime,
  });
  expect(many).toEqual({ changes: [], until: day(1 + lookAhead.moments) });
});
