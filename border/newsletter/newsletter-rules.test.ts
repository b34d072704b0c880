import { expect, test } from "vitest";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import {
  emptyValues,
  askedFieldsOf,
  isRequiredBy,
  newsletterProblems,
  newsletterSalutations,
  subscriptionRequestOf,
  valuesOf,
  type NewsletterField,
  type NewsletterValues,
} from "./newsletter-rules.ts";

const siteOf = (code: SiteCode) => valueAt(allSites, code).site;
const problemsOf = (code: SiteCode, values: Partial<NewsletterValues>) =>
  newsletterProblems({ ...emptyValues, email: "ida@example.com", ...values }, siteOf(code));

const required = (code: SiteCode) =>
  (["email", "salutation", "firstName", "lastName", "legals"] as NewsletterField[]).filter(
    (field) => isRequiredBy(siteOf(code), field),
  );

test.each(siteCodes)(
  "the newsletter form of %s has the fields that its country asks for",
  (code) => {
    const fields: Partial<Record<SiteCode, string[]>> = {
      AT: ["salutation", "firstName", "lastName"],
      HU: ["salutation", "lastName", "firstName"],
      TR: ["firstName", "lastName"],
    };
    const more: Partial<Record<SiteCode, string[]>> = {
      HU: ["salutation", "firstName", "lastName"],
      TR: ["firstName", "lastName", "legals"],
    };
    expect(askedFieldsOf(siteOf(code))).toEqual(fields[code] ?? []);
    expect(required(code)).toEqual(["email", ...(more[code] ?? [])]);
  },
);

test("a newsletter sign-up names all that is missing, in the order of the form", () => {
  const missing = (code: SiteCode) => Object.entries(problemsOf(code, { email: " " }));
  expect(missing("DE")).toEqual([["email", "required"]]);
  expect(missing("AT")).toEqual([["email", "required"]]);
  expect(missing("HU")).toEqual(
    ["email", "salutation", "lastName", "firstName"].map((field) => [field, "required"]),
  );
  expect(missing("TR")).toEqual([
    ["email", "required"],
    ["firstName", "required"],
    ["lastName", "required"],
    ["legals", "consentRequired"],
  ]);
});

test("a newsletter field that a site does not ask for is not checked", () => {
  expect(problemsOf("DE", { firstName: "<b>", salutation: "Dr" })).toEqual({});
  expect(problemsOf("TR", { firstName: "Ece", lastName: "Öz", legals: ["NEWSLETTER"] })).toEqual(
    {},
  );
});

test.each([
  "Zoë-Łucja",
  "O’Neil",
  "Jean (Jacques) & Sohn",
  "Дмитро",
  "小林",
  "علي",
  "x".repeat(40),
])("a newsletter sign-up accepts the name %j", (firstName) => {
  expect(problemsOf("AT", { firstName })).toEqual({});
});

test.each([
  ["x".repeat(41), "tooLong"],
  ["<b>", "invalidCharacters"],
  ["www.evil", "invalidCharacters"],
  ["Gewinn auf evil.com", "invalidCharacters"],
  ["https://evil", "invalidCharacters"],
  ["Ida 💌", "invalidCharacters"],
])("a newsletter sign-up refuses the name %j: %s", (lastName, problem) => {
  expect(problemsOf("AT", { lastName })).toEqual({ lastName: problem });
});

test("a newsletter sign-up accepts only the known salutations", () => {
  for (const salutation of newsletterSalutations)
    expect(problemsOf("AT", { salutation })).toEqual({});
  expect(problemsOf("AT", { salutation: "DR" })).toEqual({ salutation: "invalidCharacters" });
});

const from = { origin: "onsite", originAddition: "subsite" };
const filled: NewsletterValues = {
  email: " ida@example.com ",
  salutation: "MRS",
  firstName: " Ida ",
  lastName: "",
  consents: ["DNE"],
  legals: [],
};

test("a newsletter request leaves out blank fields and those that the site does not ask for", () => {
  expect(subscriptionRequestOf(filled, siteOf("AT"), from)).toEqual({
    email: "ida@example.com",
    salutation: "MRS",
    firstName: "Ida",
    consents: ["DNE"],
    ...from,
  });
  expect(subscriptionRequestOf(filled, siteOf("DE"), from)).toEqual({
    email: "ida@example.com",
    consents: ["DNE"],
    ...from,
  });
});

test("a newsletter request contains no consent that the shop has already, and no unknown one", () => {
  expect(subscriptionRequestOf(filled, siteOf("DE"), from, ["DNE"]).consents).toEqual([]);
  expect(
    subscriptionRequestOf({ ...filled, consents: ["X"] }, siteOf("DE"), from).consents,
  ).toEqual([]);
});

test("a form that was sent without JavaScript has its fields as text, and its boxes as lists", () => {
  expect(valuesOf({})).toEqual(emptyValues);
  const fields = { email: "ida@example.com", salutation: "MRS", firstName: "Ida", lastName: "M" };
  expect(valuesOf({ ...fields, consents: "DNE", legals: "NEWSLETTER" })).toEqual({
    ...fields,
    consents: ["DNE"],
    legals: ["NEWSLETTER"],
  });
});

test.each([
  "ida",
  "ida@example",
  "ida@example.com, eve@example.com",
  "i--da@example.com",
  "xn--test@example.com",
  "ida-@example.com",
  "ida/x@example.com",
])("%s is no address that a newsletter reaches", (email) =>
  expect(problemsOf("DE", { email })).toEqual({ email: "invalidEmail" }),
);

test("a first name is checked as a last name is", () =>
  expect(problemsOf("AT", { firstName: "<b>" })).toEqual({ firstName: "invalidCharacters" }));
