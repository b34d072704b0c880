import { expect, test } from "vitest";
import { domesticAccount } from "./domestic-account.ts";

test.each([
  ["CZ8955500000000000012001", "12001/5550"],
  ["CZ6508000000192000145399", "19-2000145399/0800"],
  ["HU42117730161111101800000000", "11773016-11111018-00000000"],
  ["PL61109010140000071219812874", "61 1090 1014 0000 0712 1981 2874"],
])("banks of the country write the account %s as %s", (iban, account) =>
  expect(domesticAccount(iban)).toBe(account),
);

test("German banks write accounts as IBANs", () =>
  expect(domesticAccount("DE15555012000000000120")).toBeUndefined());
