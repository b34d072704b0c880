import { describe, expect, test } from "vitest";
import { siteCodes, type SiteCode } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import {
  emptyValues,
  fieldsOf,
  isRequired,
  newsletterProblems,
  salutations,
  subscriptionOf,
  type NewsletterField,
  type NewsletterValues,
} from "./newsletter-rules.ts";

const siteOf = (code: SiteCode) => allSites[code].site;
const problemsOf = (code: SiteCode, values: Partial<NewsletterValues>) =>
  newsletterProblems({ ...emptyValues, email: "ida@example.com", ...values }, siteOf(code));

describe("the fields", () => {
  const required = (code: SiteCode) =>
    (["email", "salutation", "firstName", "lastName", "legals"] as NewsletterField[]).filter(
      (field) => isRequired(siteOf(code), field),
    );

  test.each(siteCodes)("%s asks for what the country asks for", (code) => {
    const fields: Partial<Record<SiteCode, string[]>> = {
      AT: ["salutation", "firstName", "lastName"],
      HU: ["salutation", "lastName", "firstName"],
      TR: ["firstName", "lastName"],
    };
    const more: Partial<Record<SiteCode, string[]>> = {
      HU: ["salutation", "firstName", "lastName"],
      TR: ["firstName", "lastName", "legals"],
    };
    expect(fieldsOf(siteOf(code))).toEqual(fields[code] ?? []);
    expect(required(code)).toEqual(["email", ...(more[code] ?? [])]);
  });

  test("say all that is missing, in the order of the form", () => {
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

  test("a site that does not ask for a field does not look at it", () => {
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
  ])("%j is a name", (firstName) => {
    expect(problemsOf("AT", { firstName })).toEqual({});
  });

  test.each([
    ["x".repeat(41), "tooLong"],
    ["<b>", "invalidCharacters"],
    ["www.evil", "invalidCharacters"],
    ["Gewinn auf evil.com", "invalidCharacters"],
    ["https://evil", "invalidCharacters"],
    ["Ida 💌", "invalidCharacters"],
  ])("%j is none", (lastName, problem) => {
    expect(problemsOf("AT", { lastName })).toEqual({ lastName: problem });
  });

  test("only the known salutations are taken", () => {
    for (const salutation of salutations) expect(problemsOf("AT", { salutation })).toEqual({});
    expect(problemsOf("AT", { salutation: "DR" })).toEqual({ salutation: "invalidCharacters" });
  });
});

describe("the request", () => {
  const from = { origin: "onsite", originAddition: "subsite" };
  const filled: NewsletterValues = {
    email: " ida@example.com ",
    salutation: "MRS",
    firstName: " Ida ",
    lastName: "",
    consents: ["DNE"],
    legals: [],
  };

  test("leaves out what is blank, and what the site does not ask for", () => {
    expect(subscriptionOf(filled, siteOf("AT"), from)).toEqual({
      email: "ida@example.com",
      salutation: "MRS",
      firstName: "Ida",
      consents: ["DNE"],
      ...from,
    });
    expect(subscriptionOf(filled, siteOf("DE"), from)).toEqual({
      email: "ida@example.com",
      consents: ["DNE"],
      ...from,
    });
  });

  test("gives no consent that the shop holds already, and none that it does not know", () => {
    expect(subscriptionOf(filled, siteOf("DE"), from, ["DNE"]).consents).toEqual([]);
    expect(subscriptionOf({ ...filled, consents: ["X"] }, siteOf("DE"), from).consents).toEqual([]);
  });
});
