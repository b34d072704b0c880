import { domainToASCII } from "node:url";
import { describe, expect, test } from "vitest";
import { siteCodes, type SiteCode } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import {
  comparedEmail,
  deliverableEmail,
  emptyValues,
  fieldsOf,
  isRequired,
  newsletterProblems,
  salutations,
  subscriptionOf,
  type NewsletterField,
  type NewsletterValues,
} from "./newsletter-rules.ts";

const addressOf = (email: string) => deliverableEmail(email, domainToASCII);
const siteOf = (code: SiteCode) => allSites[code].site;
const problemsOf = (code: SiteCode, values: Partial<NewsletterValues>) =>
  newsletterProblems(
    { ...emptyValues, email: "ida@example.com", ...values },
    siteOf(code),
    domainToASCII,
  );

describe("an e-mail address", () => {
  test.each([
    ["ida@example.com", "ida@example.com"],
    ["\u00a0ida@example.com \n", "ida@example.com"],
    ["Ida.O'Neil+shop-1@mail.example.co.uk", "Ida.O'Neil+shop-1@mail.example.co.uk"],
    ["_ida_1@x.example", "_ida_1@x.example"],
    ["ida@EXAMPLE.com", "ida@example.com"],
    ["ida@müller.example", "ida@xn--mller-kva.example"],
    ["ida@mu\u0308ller.example", "ida@xn--mller-kva.example"],
    ["ida@例え.テスト", "ida@xn--r8jz45g.xn--zckzah"],
    ["ida@xn--mller-kva.example", "ida@xn--mller-kva.example"],
    [`${"a".repeat(64)}@example.com`, `${"a".repeat(64)}@example.com`],
  ])("%j is sent to %s", (typed, sentTo) => {
    expect(addressOf(typed)).toBe(sentTo);
  });

  test.each([
    "",
    "ida",
    "@example.com",
    "ida@",
    "ida@localhost",
    "ida@example.",
    "ida@.example.com",
    "ida@exam..ple.com",
    "ida@-example.com",
    "ida@example-.com",
    "ida@exa_mple.com",
    "ida@127.0.0.1",
    "ida@1.0x7f",
    "ida@[127.0.0.1]",
    "ida@example.com:25",
    "ida@example.com/x",
    "ida@exa%6dple.com",
    ".ida@example.com",
    "ida.@example.com",
    "i..da@example.com",
    "i--da@example.com",
    "ida@x@example.com",
    '"ida x"@example.com',
    "ida(x)@example.com",
    "Ida <ida@example.com>",
    "ida@example.com,eve@example.com",
    "ida@example.com;eve@example.com",
    "ida@example.com\nBcc: eve@example.com",
    "ida @example.com",
    "idä@example.com",
    `${"a".repeat(65)}@example.com`,
    `ida@${"a".repeat(64)}.example`,
    `ida@${"ab.".repeat(90)}example`,
    `${"a".repeat(250)}@b.com`,
  ])("%j is none", (typed) => {
    expect(addressOf(typed)).toBeUndefined();
  });

  test("is compared without its case, the same in every language", () => {
    expect(comparedEmail("INFO@example.com")).toBe("info@example.com");
  });

  test("has at most 254 octets on the wire, also when it is shorter as it is typed", () => {
    const labels = (length: number) => [62, 62, 62, length - 195].map((each) => "a".repeat(each));
    const ofLength = (length: number) => `i@${labels(length).join(".")}.com`;
    expect(ofLength(254)).toHaveLength(254);
    expect(addressOf(ofLength(254))).toBe(ofLength(254));
    expect(addressOf(ofLength(255))).toBeUndefined();
    expect(
      addressOf(`ida@${"ü".repeat(40)}.${"ü".repeat(40)}.${"ü".repeat(40)}.${"ü".repeat(40)}.com`),
    ).toBeDefined();
    expect(addressOf(`i@${"例え.".repeat(40)}com`)).toBeUndefined();
  });

  // With the pattern as it is often written, ^\w+([\.-]?\w+)*@, the first of these would not end.
  test.each([
    "a".repeat(256),
    "a.".repeat(128),
    "a-".repeat(120) + "!@b.com",
    `a@${"a.".repeat(120)}`,
    `a@${"a-".repeat(120)}!`,
  ])("is refused in no time: %j", (text) => {
    expect(addressOf(text)).toBeUndefined();
  });
});

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
