import { describe, expect, test } from "vitest";
import { waitAfter } from "../database/claimed-rows.ts";
import { isOneAddress } from "../shared/email.ts";
import {
  answerWithin,
  beginWithin,
  keepEvery,
  failedDays,
  mailHeaders,
  maxTries,
  sendWithin,
  sentBy,
  sentDays,
} from "./mail-rules.ts";

const [minute, hour] = [60_000, 3_600_000];

test("the waits of a mail add up to about a day before it is given up", () => {
  let hours = 0;
  for (let tries = 1; tries < maxTries; tries++) hours += waitAfter(tries, 0) / hour;
  expect(hours).toBeGreaterThan(24);
  expect(hours).toBeLessThan(30);
});

test("a mail belongs to one process for longer than its try can begin and last", () => {
  expect(answerWithin).toBe(10 * minute);
  expect(sendWithin).toBeGreaterThan(answerWithin);
  // One renewal may fail.
  expect(beginWithin + 2 * keepEvery).toBeLessThanOrEqual(sentBy);
  expect(sentBy).toBe(3 * minute);
});

test("mails are listed for two weeks, whether they were sent or could not be", () =>
  expect([sentDays, failedDays]).toEqual([14, 14]));

describe("the recipient of a mail", () => {
  test.each(["ida@example.com", "o'neil+kontor@post.example", "šárka@čaj.example"])(
    "may be %s",
    (text) => expect(isOneAddress(text)).toBe(true),
  );

  test.each([
    "",
    "ida",
    "@example.com",
    "ida@",
    "ida@example.com,eve@example.com",
    "ida@example.com eve@example.com",
    "Ida <ida@example.com>",
    "ida@example.com (Ida)",
    "ida@example.com\r\nBcc: eve@example.com",
    "ida@a@example.com",
    " ida@example.com",
    "ida@example.com\n",
  ])("may not be %j", (text) => expect(isOneAddress(text)).toBe(false));

  test("has at most 256 characters", () => {
    const domain = "@example.com";
    const longest = "x".repeat(256 - domain.length) + domain;
    expect(isOneAddress(longest)).toBe(true);
    expect(isOneAddress(`x${longest}`)).toBe(false);
  });
});

const ofMail = { site: "CH_FR", messageId: "<1@shop.example>" } as const;

test("every mail says that a program sent it, one of a list also which list it is and how to unsubscribe in one click", () => {
  expect(mailHeaders({}, ofMail)).toEqual({ "Auto-Submitted": "auto-generated" });
  const oneClick = "https://shop.example/unsubscribe/1";
  expect(
    mailHeaders({ unsubscribe: { list: "reviews", oneClick, page: "", text: "" } }, ofMail),
  ).toEqual({
    "Auto-Submitted": "auto-generated",
    "List-Id": "<reviews.ch-fr.shop.example>",
    "List-Unsubscribe": `<${oneClick}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});
