import { expect, test } from "vitest";
import { guessablePassword } from "./guessable-passwords.ts";

const names = {
  shopNames: ["Kontor", "KontorCard", "kontor.example"],
  ownName: "Ida.Müller85@host.example",
};

test.each([
  ["kontor", "shopName"],
  ["KONTOR123", "shopName"],
  ["Kontor2026!", "shopName"],
  ["!!kontor!!", "shopName"],
  ["k0nt0r2026", "shopName"],
  ["K.o.n.t.o.r.", "shopName"],
  ["kontorkontor", "shopName"],
  ["Kontor-Kontor", "shopName"],
  ["mykontor1", "shopName"],
  ["KontorCard1", "shopName"],
  ["kontor.example", "shopName"],
  ["Ｋｏｎｔｏｒ２０２６", "shopName"],
  ["ida.müller85@host.example", "ownName"],
  ["IDA.MULLER85@HOST.EXAMPLE", "ownName"],
  ["ida.müller85", "ownName"],
  ["IdaMuller", "ownName"],
  ["ida.müller85!2026", "ownName"],
  ["aaaaaaaa", "repeated"],
  ["AAaaAAaa", "repeated"],
  ["aaaaaaaa1!", "repeated"],
  ["........", "repeated"],
  ["abcabcabc", "repeated"],
  ["abcabcab", "repeated"],
  ["12341234", "repeated"],
  ["ÄÖÜÄÖÜÄÖÜ", "repeated"],
])("the password %s is guessable: %s", (password, why) =>
  expect(guessablePassword(password, names)).toBe(why),
);

test.each([
  "kaffee am hafen",
  "Kontor hat guten Kaffee",
  "Geheim123",
  "abcabcabd",
  "xq7kontorvwz",
  "müllerin am bach",
])("the password %s is not guessable", (password) =>
  expect(guessablePassword(password, names)).toBeUndefined(),
);

test("a short part before the @ of an own address forbids only itself, not every password with its letters", () => {
  const own = (ownName: string) => (password: string) =>
    guessablePassword(password, { shopNames: [], ownName });
  expect(own("a@host.example")("12a34bc5")).toBeUndefined();
  expect(own("12345678@host.example")("1234-5678")).toBe("ownName");
  expect(own("x1990y@host.example")("X1990Y!!")).toBe("ownName");
  expect(own("")("Geheim123")).toBeUndefined();
});
