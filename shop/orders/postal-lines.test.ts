import { expect, test } from "vitest";
import type { PostalAddress } from "./order-contract.ts";
import { postalLines } from "./postal-lines.ts";

const address: PostalAddress = {
  firstName: "Ida",
  lastName: "Müller",
  company: "",
  street: "Elbchaussee 12",
  extra: "",
  postalCode: "20457",
  town: "Hamburg",
  region: "",
  country: "DE",
};

test("an address names person, street and town, and leaves out what is empty", () =>
  expect(postalLines(address)).toEqual(["Ida Müller", "Elbchaussee 12", "20457 Hamburg"]));

test("an address names the company before the person, and its country on a site of another country", () =>
  expect(
    postalLines(
      { ...address, company: "Müller GmbH", extra: "2. Stock" },
      { locale: "fr-CH", market: "CH" },
    ),
  ).toEqual([
    "Müller GmbH",
    "Ida Müller",
    "Elbchaussee 12",
    "2. Stock",
    "20457 Hamburg",
    "Allemagne",
  ]));

test("an address of the site's own country does not name it", () =>
  expect(postalLines(address, { locale: "de-DE", market: "DE" })).toEqual(postalLines(address)));

test("an address in Hungary begins with the last name, and has the postal code below the street", () =>
  expect(
    postalLines({
      ...address,
      street: "Közraktár utca 64.",
      postalCode: "1093",
      town: "Budapest",
      country: "HU",
    }),
  ).toEqual(["Müller Ida", "Budapest", "Közraktár utca 64.", "1093"]));

test.each([
  ["Beyoğlu", "34427 Beyoğlu/İstanbul"],
  ["İstanbul", "34427 İstanbul"],
])("an address in %s names the province once", (town, line) =>
  expect(
    postalLines({ ...address, postalCode: "34427", town, region: "İstanbul", country: "TR" }),
  ).toContain(line),
);

test.each(["AT", "CH"] as const)(
  "an address in %s names the company first, and the postal code without the country's letters",
  (country) =>
    expect(postalLines({ ...address, company: "Müller AG", postalCode: "6300", country })).toEqual([
      "Müller AG",
      "Ida Müller",
      "Elbchaussee 12",
      "6300 Hamburg",
    ]),
);
