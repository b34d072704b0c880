import { expect, test } from "vitest";
import { groupedNumber, receiptTime, withdrawalMail } from "./withdrawal-mail.ts";

const germany = { locale: "de-DE", timeZone: "Europe/Berlin" };
const receivedAt = new Date("2026-11-24T23:30:15Z");

test.each([
  ["471108151234", "4711 0815 1234"],
  ["47110", "4711 0"],
  ["4711", "4711"],
])("the number %s of a receipt is shown as %s", (number, shown) =>
  expect(groupedNumber(number)).toBe(shown),
);

test("the time of a receipt is the site's, to the second, with its time zone", () =>
  expect(receiptTime(receivedAt, germany)).toBe("25. November 2026 um 00:30:15 MEZ"));

test("the mail of a receipt states number, time and every part of the declaration that was given", () => {
  const texts = {
    labels: { name: "Name", contract: "Order", email: "E-mail", part: "Part", reason: "Reason" },
    received: "Received",
    number: "Number",
    receivedAt: "At",
    declaration: "I withdraw:",
    mail: { subject: "Your withdrawal", text: "We have it.", reason: "You declared it." },
  };
  const declaration = {
    name: "Ida",
    contract: "4711",
    email: "ida@example.com",
    part: "",
    reason: "",
  };
  const receipt = { number: "47110815", receivedAt, declaration };
  expect(withdrawalMail(receipt, texts, germany)).toEqual({
    subject: "Your withdrawal",
    preview: "We have it.",
    heading: "Received",
    blocks: [
      { type: "paragraph", text: "We have it." },
      {
        type: "facts",
        facts: [
          { name: "Number", value: "4711 0815" },
          { name: "At", value: "25. November 2026 um 00:30:15 MEZ" },
        ],
      },
      { type: "paragraph", text: "I withdraw:" },
      {
        type: "facts",
        facts: [
          { name: "Name", value: "Ida" },
          { name: "Order", value: "4711" },
          { name: "E-mail", value: "ida@example.com" },
        ],
      },
    ],
    reason: "You declared it.",
  });
});
