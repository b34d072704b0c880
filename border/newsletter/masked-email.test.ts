import { expect, test } from "vitest";
import { maskedEmail } from "./masked-email.ts";

test.each([
  ["ida@example.com", "i…a@example.com"],
  ["ida.mueller+shop@example.com", "i…p@example.com"],
  ["ab@example.com", "a…@example.com"],
  ["a@example.com", "a…@example.com"],
])("the address %s is masked as %s", (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
