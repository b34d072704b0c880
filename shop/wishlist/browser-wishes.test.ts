import { expect, test } from "vitest";
import { consentCookie, decidedCookie } from "../../platform/shared/cookies/consent-cookie.ts";
import { keptWishlistCookie, wishesIn, wishesValue } from "./browser-wishes.ts";
import { wishlistCookie } from "./wishlist-cookie.ts";

const secret = "s".repeat(32);
const list = { secret, products: [100101, 100102] };
const allowed = `${decidedCookie}=x; ${consentCookie}=groups=C0003%3A1`;

test.each([
  ["a guest's list", list],
  ["a customer's list, which has no secret", { products: [100101] }],
  ["an empty list", { secret, products: [] }],
])("%s is read from its cookie as it was written", (_title, wishes) =>
  expect(wishesIn(`a=b; ${wishlistCookie}=${wishesValue(wishes)}`)).toEqual(wishes),
);

test("what is kept for later visits counts only while the shopper allows functional cookies", () => {
  const kept = `${keptWishlistCookie}=${wishesValue(list)}`;
  expect(wishesIn(kept)).toBeUndefined();
  expect(wishesIn(`${kept}; ${allowed}`)).toEqual(list);
});

test.each(["", "x", `${secret}.100101.`, `${secret}.-1`, "-.1e9", `${secret}.${"9".repeat(10)}`])(
  "the value %j is no list",
  (value) => expect(wishesIn(`${wishlistCookie}=${value}`)).toBeUndefined(),
);
