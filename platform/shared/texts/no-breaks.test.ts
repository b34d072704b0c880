import { expect, test } from "vitest";
import { withNoBreaks } from "./no-breaks.ts";

test.each([
  ["Rezepte per E-Mail, 15 % Rabatt", "Rezepte per E-+Mail, 15~% Rabatt"],
  ["„E-Mail-Adresse“, e-mailem", "„E-+Mail-Adresse“, e-+mailem"],
  ["<strong>e-posta</strong>", "<strong>e-+posta</strong>"],
  // Addresses are not changed.
  ["/e-mail, kontor-e-mail, Email", "/e-mail, kontor-e-mail, Email"],
])("%s breaks neither at an amount nor within an e-mail", (text, expected) => {
  expect(withNoBreaks(text)).toBe(expected.replaceAll("~", "\u00a0").replaceAll("+", "\u2060"));
});
