import { expect, test } from "vitest";
import { mailWords } from "./mail-words.ts";

const mail = { subject: "", preview: "", heading: "", blocks: [], reason: "" };

test("a mail has no word joiners, and keeps numbers with their units", () => {
  const { heading, blocks } = mailWords({
    ...mail,
    heading: "Espresso, 250 g",
    blocks: [{ type: "facts", facts: [{ name: "E-\u2060Mail", value: "ida@example.com" }] }],
  });
  expect(heading).toBe("Espresso, 250\u00a0g");
  expect(blocks).toEqual([
    { type: "facts", facts: [{ name: "E-Mail", value: "ida@example.com" }] },
  ]);
});

test("subject and preview are one line, whatever was typed", () => {
  const { subject, preview } = mailWords({
    ...mail,
    subject: "Ihre Frage:\r\nBcc: eve@example.com",
    preview: "Eins.\n\nZwei, 5\u00a0€.",
  });
  expect(subject).toBe("Ihre Frage: Bcc: eve@example.com");
  expect(preview).toBe("Eins. Zwei, 5\u00a0€.");
});

test("a long preview ends with a whole word", () => {
  const short = mailWords({ ...mail, preview: "Kaffee ist fertig. 🙂 ".repeat(50) }).preview;
  expect(short.length).toBeLessThan(230);
  expect(short).toMatch(/(?:fertig\.|ist|Kaffee|🙂) …$/);
  const whole = "Kaffee ist fertig. ".repeat(10).trim();
  expect(mailWords({ ...mail, preview: whole }).preview).toBe(whole);
});
