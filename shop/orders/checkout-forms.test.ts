import { expect, test } from "vitest";
import type { Market } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { markets } from "../sites/site-codes.ts";
import { allSites } from "../sites/all-sites.ts";
import { addressLinesOf, isRequiredField, maxFieldLengths, regionsOf } from "./address-fields.ts";
import {
  billingOf,
  billingProblems,
  deliveryForm,
  deliveryOf,
  deliveryProblems,
  giftMessageOf,
  giftMessageProblem,
  type CheckoutForm,
} from "./checkout-forms.ts";
import { postalLines } from "./postal-lines.ts";

const patternOf = (country: Market) => valueAt(allSites, country).site.postalCode.pattern;
const storeIds = ["hamburg-sandtorkai"];

const home: CheckoutForm = {
  kind: "home",
  firstName: "Ida",
  lastName: "Müller",
  street: "Am Sandtorkai 12",
  postalCode: "20457",
  town: "Hamburg",
};

const problemsOf = (form: CheckoutForm, market: Market = "DE") => {
  const { site } = valueAt(allSites, market);
  return deliveryProblems(deliveryOf(form, site), {
    site,
    patternOf,
    storeIds,
    keptPostalCode: form.keptPostalCode,
  });
};

test("a complete address has no problems, and is stored as it was entered", () => {
  expect(problemsOf(home)).toEqual({});
  expect(deliveryOf({ ...home, street: " Am  Sandtorkai\t12 " }, { market: "DE" })).toEqual({
    kind: "home",
    address: {
      firstName: "Ida",
      lastName: "Müller",
      company: "",
      street: "Am Sandtorkai 12",
      extra: "",
      postalCode: "20457",
      town: "Hamburg",
      region: "",
      country: "DE",
    },
  });
});

test("an empty address names every field that is required, in the order of the form", () => {
  expect(Object.entries(problemsOf({}))).toEqual([
    ["firstName", "required"],
    ["lastName", "required"],
    ["street", "required"],
    ["postalCode", "required"],
    ["town", "required"],
  ]);
  expect(Object.keys(problemsOf({}, "HU"))).toEqual([
    "lastName",
    "firstName",
    "postalCode",
    "town",
    "street",
  ]);
});

test.each(["O’Neill-Łukasiewicz", "Nguyễn", "מילר", "山田", "X Æ A-12 <3"])(
  "the name %s is taken as it is",
  (lastName) => {
    expect(problemsOf({ ...home, lastName })).toEqual({});
    expect(deliveryOf({ ...home, lastName }, { market: "DE" })).toMatchObject({
      address: { lastName },
    });
  },
);

test("a text of the longest length is taken, and one that is longer is refused", () => {
  const { street: max } = maxFieldLengths;
  expect(problemsOf({ ...home, street: "ş".repeat(max) })).toEqual({});
  expect(problemsOf({ ...home, street: "ş".repeat(max + 1) })).toEqual({ street: "tooLong" });
});

test("an unusual postal code is asked about once, and taken when it is sent again unchanged", () => {
  const unusual = { ...home, postalCode: "00457" };
  expect(problemsOf(unusual)).toEqual({ postalCode: "unusualPostalCode" });
  expect(problemsOf({ ...unusual, keptPostalCode: "00457" })).toEqual({});
  expect(problemsOf({ ...unusual, postalCode: "00458", keptPostalCode: "00457" })).toEqual({
    postalCode: "unusualPostalCode",
  });
});

test("a postal code that cannot be right is not taken when it is sent again", () => {
  for (const [postalCode, problem] of [
    ["204", "wrongPostalCode"],
    ["1010", "foreignPostalCode"],
  ] as const) {
    const wrong = { ...home, postalCode };
    expect(problemsOf(wrong)).toEqual({ postalCode: problem });
    expect(problemsOf({ ...wrong, keptPostalCode: postalCode })).toEqual({ postalCode: problem });
  }
});

test("a stored address with an unusual postal code is not asked about again", () => {
  const delivery = deliveryOf({ ...home, postalCode: "00457" }, { market: "DE" });
  expect(problemsOf(deliveryForm(delivery))).toEqual({});
});

test("an address of another country is refused at its field", () =>
  expect(problemsOf({ ...home, country: "AT", postalCode: "1010" })).toEqual({
    country: "notDeliveredTo",
  }));

test("an address in Türkiye needs one of the 81 provinces, and other countries ask for none", () => {
  expect(new Set(regionsOf("TR")).size).toBe(81);
  const phone = "0532 123 45 67";
  const turkish = { ...home, postalCode: "34427", town: "Beyoğlu", phone };
  expect(problemsOf(turkish, "TR")).toEqual({ region: "required" });
  expect(problemsOf({ ...turkish, region: "Hamburg" }, "TR")).toEqual({ region: "required" });
  expect(problemsOf({ ...turkish, region: "İstanbul" }, "TR")).toEqual({});
  expect(markets.filter((market) => regionsOf(market).length > 0)).toEqual(["TR"]);
});

test("a delivery in Türkiye needs a mobile number, which is stored in international form, and no other site asks", () => {
  const turkish = { ...home, postalCode: "34427", town: "Beyoğlu", region: "İstanbul" };
  expect(problemsOf(turkish, "TR")).toEqual({ phone: "required" });
  expect(problemsOf({ ...turkish, phone: "0212 555 01 20" }, "TR")).toEqual({
    phone: "invalidPhone",
  });
  expect(problemsOf({ ...turkish, phone: "5".repeat(31) }, "TR")).toEqual({ phone: "tooLong" });
  const phone = "0532 123 45 67";
  expect(deliveryOf({ ...turkish, phone }, allSites.TR.site)).toMatchObject({
    address: { phone: "+90 532 123 45 67" },
  });
  expect(deliveryOf({ ...home, phone }, allSites.DE.site)).not.toHaveProperty("address.phone");
});

test("an order that is collected needs only a store of the site and the name of a person", () => {
  const store = { kind: "store", firstName: "Ida", lastName: "Müller", storeId: storeIds[0] };
  expect(problemsOf(store)).toEqual({});
  expect(problemsOf({ ...store, storeId: "wien" })).toEqual({ storeId: "unknownStore" });
  expect(problemsOf({ kind: "store" })).toEqual({
    storeId: "unknownStore",
    firstName: "required",
    lastName: "required",
  });
  expect(Object.keys(problemsOf({ kind: "store" }, "HU"))).toEqual([
    "storeId",
    "lastName",
    "firstName",
  ]);
});

test.each(markets)("%s: the form asks for every part that a written address has", (country) => {
  const fields = ["firstName", "lastName", "company", ...addressLinesOf(country).flat()];
  const address = Object.fromEntries(fields.map((field) => [field, `the ${field}`]));
  const written = postalLines({
    ...deliveryAddress({}, country),
    ...address,
    region: regionsOf(country).length > 0 ? "the region" : "",
    country,
  }).join("\n");
  for (const field of fields) expect(written).toContain(`the ${field}`);
  expect(isRequiredField("postalCode", country)).toBe(true);
});

function deliveryAddress(form: CheckoutForm, market: Market) {
  const delivery = deliveryOf(form, { market });
  if (delivery.kind !== "home") throw new Error("It is collected");
  return delivery.address;
}

const billed = (form: CheckoutForm) =>
  billingProblems(billingOf({ ...home, ...form }, { market: "DE" }), {
    site: allSites.DE.site,
    patternOf,
    isVatNumber: (country, number) => country === "DE" && number === "DE136695976",
  });

test("a number for value added tax needs a company, and is checked by the rules of its country", () => {
  expect(billed({})).toEqual({});
  expect(billed({ vatNumber: "DE136695976" })).toEqual({ company: "required" });
  expect(billed({ company: "Müller GmbH", vatNumber: "DE136695976" })).toEqual({});
  expect(billed({ company: "Müller GmbH", vatNumber: "DE136695977" })).toEqual({
    vatNumber: "wrongVatNumber",
  });
});

test("an invoice may go to another country, whose postal codes are known", () => {
  expect(billed({ country: "AT", postalCode: "1010" })).toEqual({});
  expect(billed({ country: "AT" })).toEqual({ postalCode: "foreignPostalCode" });
  // The form of this site has no provinces to choose from.
  expect(billed({ country: "TR" })).toEqual({});
});

test("problems of an invoice's address in another country are in the order of the site's form", () => {
  const { site } = allSites.HU;
  const billing = billingOf({ country: "DE" }, site);
  const problems = billingProblems(billing, { site, patternOf, isVatNumber: () => true });
  expect(Object.keys(problems)).toEqual(["lastName", "firstName", "postalCode", "town", "street"]);
});

test("a greeting keeps its lines and loses invisible characters", () => {
  const message = giftMessageOf({ giftMessage: "Alles Gute!\r\nDeine\u0007 Ida " });
  expect(message).toBe("Alles Gute!\nDeine Ida");
  expect(giftMessageProblem("x".repeat(maxFieldLengths.giftMessage + 1))).toBe("tooLong");
});
