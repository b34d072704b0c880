import { describe, expect, test } from "vitest";
import { normalName } from "../../shared/person-name.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { CustomerProfile } from "./customer-contract.ts";
import {
  cardNumber,
  customerEmail,
  emailProblem,
  fullName,
  nameOrder,
  passwordProblem,
  passwordStrength,
  profileProblems,
  registrationProblems,
} from "./customer-rules.ts";

describe("a password", () => {
  test.each([
    ["", "required"],
    ["abcdefg", "shortPassword"],
    ["abcdefgh", undefined],
    // Six characters in ten code units; seven letters, each with an accent of its own.
    ["👩‍🚀👩‍🚀", "shortPassword"],
    ["e\u0301".repeat(7), "shortPassword"],
    ["e\u0301".repeat(8), undefined],
    ["x".repeat(200), undefined],
    ["e\u0301".repeat(200), undefined],
    ["x".repeat(201), "tooLong"],
  ])("%.10s: %s", (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  test.each([
    ["", 0],
    ["abcdefgh", 2],
    ["Abc1234", 3],
    ["Abc12345", 4],
    ["żółwŻÓŁW1", 4],
  ])("%j passes %i checks of its strength", (password, count) =>
    expect(Object.values(passwordStrength(password)).filter(Boolean)).toHaveLength(count),
  );
});

describe("an e-mail address", () => {
  test.each([
    "a@b.de",
    "ida.o'neil+shop@mail.example.co",
    "a-b_c@x-y.example",
    `${"a".repeat(64)}@host.de`,
    "ida@müller.example",
  ])("%.30s is one", (email) => {
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
  ])("%.30j: %s", (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  test.each([
    [" Ida@EXAMPLE.com ", "ida@example.com"],
    ["ida@Müller.example", "ida@xn--mller-kva.example"],
    ["no address", "no address"],
  ])("%j is found as %j", (typed, stored) => {
    expect(customerEmail(typed)).toBe(stored);
  });
});

const profile: CustomerProfile = {
  salutation: "",
  firstName: "Ida",
  lastName: "Müller",
  street: "",
  postalCode: "",
  town: "",
};

describe("a name", () => {
  const problemOf = (firstName: string) =>
    profileProblems({ ...profile, firstName }, allSites.DE.site).firstName;

  test.each([
    "Ida",
    "Zoë-Łucja",
    "Jean (Jacques) & Sohn",
    "O'Neil, 3. Stock / links",
    "Дмитро",
    "J.R. Öz",
    "x".repeat(40),
  ])("%.20s is one", (name) => {
    expect(problemOf(name)).toBeUndefined();
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
  ])("%.20j: %s", (name, problem) => {
    expect(problemOf(name)).toBe(problem);
  });
});

test.each([
  [" O’Brien ", "O'Brien"],
  ["L’Hôte", "L'Hôte"],
])("the apostrophe of %j is one that names may have", (typed, name) => {
  expect(normalName(typed)).toBe(name);
  const { lastName } = profileProblems(
    { ...profile, lastName: normalName(typed) },
    allSites.DE.site,
  );
  expect(lastName).toBeUndefined();
});

test("the family name comes first in Hungarian alone, in forms, texts and what is wrong", () => {
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

test.each(["Atatürk Cad. No:12 D:3", "Rue de l’Hôpital 3", 'ul. Długa 5 "B"', "Nám. 1. máje #4"])(
  "a street and a town may be written as people write them: %s",
  (place) => {
    expect(profileProblems({ ...profile, street: place, town: place }, allSites.TR.site)).toEqual(
      {},
    );
  },
);

describe.each(Object.values(allSites))("an address in $site.code", ({ site }) => {
  test("has the country's postal code, or none", () => {
    const { example } = site.postalCode;
    const problemOf = (postalCode: string) =>
      profileProblems({ ...profile, postalCode }, site).postalCode;
    expect(problemOf(example)).toBeUndefined();
    expect(problemOf("")).toBeUndefined();
    for (const wrong of ["x", "1", "123456", `${example}\n`, `${example}0`])
      expect(problemOf(wrong), wrong).toBe("invalidPostalCode");
  });

  test("is limited in every part", () => {
    const long = { ...profile, street: "x".repeat(81), town: "x".repeat(61), salutation: "Dr" };
    expect(profileProblems(long, site)).toEqual({
      salutation: "invalidCharacters",
      street: "tooLong",
      town: "tooLong",
    });
    const hostile = { ...profile, street: "<script>", town: "\0" };
    expect(Object.keys(profileProblems(hostile, site))).toEqual(["street", "town"]);
  });
});

test("a registration names all that is wrong, in the order of its fields", () => {
  const nothing = { salutation: "", firstName: "", lastName: "", email: "" };
  expect(Object.entries(registrationProblems(nothing, allSites.DE.site))).toEqual([
    ["firstName", "required"],
    ["lastName", "required"],
    ["email", "required"],
  ]);
});

describe("the number of a card", () => {
  const number = cardNumber("0123456789");
  const isCardNumber = (text: string) => text === cardNumber(text.slice(2, 12));

  test("has 13 digits and proves itself", () => {
    expect(number).toMatch(/^290123456789\d$/);
    expect(isCardNumber(number)).toBe(true);
    expect(isCardNumber(number.slice(1))).toBe(false);
  });

  test("is none with one digit wrong, or two exchanged", () => {
    for (let index = 2; index < number.length; index++) {
      const wrong = (Number(number[index]) + 1) % 10;
      expect(isCardNumber(number.slice(0, index) + wrong + number.slice(index + 1))).toBe(false);
    }
    // Swapped neighbours, except 09 and 90, which the check digit cannot distinguish.
    const [head, tail] = [number.slice(0, 3), number.slice(5)];
    expect(isCardNumber(head + number[4] + number[3] + tail)).toBe(false);
  });
});
