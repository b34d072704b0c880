import { expect, test } from "vitest";
import { fullName, nameOrder } from "../../platform/shared/texts/name-order.ts";
import { normalName } from "../../platform/shared/texts/person-name.ts";
import { allSites } from "../sites/all-sites.ts";
import type { CustomerProfile } from "./customer-contract.ts";
import {
  customerEmail,
  emailProblem,
  passwordProblem,
  passwordStrength,
  profileProblems,
  registrationProblems,
} from "./customer-rules.ts";

test.each([
  ["", "required"],
  ["abcdefg", "shortPassword"],
  ["abcdefgh", undefined],
  // Six characters in ten code units; seven letters with one accent each.
  ["👩‍🚀👩‍🚀", "shortPassword"],
  ["e\u0301".repeat(7), "shortPassword"],
  ["e\u0301".repeat(8), undefined],
  ["x".repeat(200), undefined],
  ["e\u0301".repeat(200), undefined],
  ["x".repeat(201), "tooLong"],
])("the problem of the password $0 is $1", (password, problem) => {
  expect(passwordProblem(password)).toBe(problem);
});

test.each([
  ["", 0],
  ["abcdefgh", 2],
  ["Abc1234", 3],
  ["Abc12345", 4],
  ["żółwŻÓŁW1", 4],
])("the password %j passes %i checks of its strength", (password, count) =>
  expect(Object.values(passwordStrength(password)).filter(Boolean)).toHaveLength(count),
);

test.each([
  "a@b.de",
  "ida.o'neil+shop@mail.example.co",
  "a-b_c@x-y.example",
  `${"a".repeat(64)}@host.de`,
  "ida@müller.example",
  "a--b@example.com",
  "xn--test@example.com",
  "\u200bida@example.com\u00ad ",
])("$0 is accepted as an e-mail address", (email) => {
  expect(emailProblem(email)).toBeUndefined();
});

test.each([
  ["", "required"],
  ["ida", "invalidEmail"],
  ["ida@host", "invalidEmail"],
  ["ida@@host.de", "invalidEmail"],
  ["ida..b@host.de", "invalidEmail"],
  ["ida@host.de\nbcc: x@y.de", "invalidEmail"],
  ["ida <ida@host.de>", "invalidEmail"],
  [`${"a".repeat(250)}@host.de`, "tooLong"],
])("the problem of the e-mail address $0 is $1", (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});

test.each([
  [" Ida@EXAMPLE.com ", "ida@example.com"],
  ["ida@Müller.example", "ida@xn--mller-kva.example"],
  ["no address", "no address"],
])("the e-mail address %j is stored as %j", (typed, stored) => {
  expect(customerEmail(typed)).toBe(stored);
});

const profile: CustomerProfile = {
  salutation: "",
  firstName: "Ida",
  lastName: "Müller",
};

const nameProblem = (firstName: string) =>
  profileProblems({ ...profile, firstName }, allSites.DE.site).firstName;

test.each([
  "Ida",
  "Zoë-Łucja",
  "Jean (Jacques) & Sohn",
  "O'Neil, 3. Stock / links",
  "Дмитро",
  "J.R. Öz",
  "x".repeat(40),
])("a customer may have the name $0", (name) => {
  expect(nameProblem(name)).toBeUndefined();
});

test.each([
  ["", "required"],
  ["x".repeat(41), "tooLong"],
  ["<b>", "invalidCharacters"],
  ["Ida!", "invalidCharacters"],
  ['"', "invalidCharacters"],
  ["a@b", "invalidCharacters"],
  ["www.evil", "invalidCharacters"],
  ["Gewinn auf evil.com", "invalidCharacters"],
  ["https://x", "invalidCharacters"],
])("the problem of a customer's name $0 is $1", (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

test.each([
  [" O’Brien ", "O'Brien"],
  ["L’Hôte", "L'Hôte"],
  ["Ida\u200b\u00a0 Marie", "Ida Marie"],
  ["علی\u200cرضا", "علی\u200cرضا"],
])("the typed name %j becomes %j, which is a name", (typed, name) => {
  expect(normalName(typed)).toBe(name);
  const { lastName } = profileProblems(
    { ...profile, lastName: normalName(typed) },
    allSites.DE.site,
  );
  expect(lastName).toBeUndefined();
});

test("only Hungarian puts the family name first, in forms, texts and problems", () => {
  const person = { ...profile, firstName: "Ida", lastName: "Nagy" };
  for (const { site } of Object.values(allSites)) {
    const isFirst = site.code === "HU";
    const order = isFirst ? ["lastName", "firstName"] : ["firstName", "lastName"];
    expect(nameOrder(site)).toEqual(order);
    expect(fullName(person, site)).toBe(isFirst ? "Nagy Ida" : "Ida Nagy");
    const nameless = { ...profile, firstName: "", lastName: "" };
    expect(Object.keys(profileProblems(nameless, site))).toEqual(order);
  }
});

test("a salutation is one of the form's", () => {
  expect(profileProblems({ ...profile, salutation: "Dr" }, allSites.DE.site)).toEqual({
    salutation: "invalidCharacters",
  });
});

test("a registration names all problems in the order of its fields", () => {
  const nothing = { salutation: "", firstName: "", lastName: "", email: "" };
  expect(Object.entries(registrationProblems(nothing, allSites.DE.site))).toEqual([
    ["firstName", "required"],
    ["lastName", "required"],
    ["email", "required"],
  ]);
});
