import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { filesOf, shopFiles } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { allSites } from "../../sites/all-sites.ts";
import { readStores } from "./read-stores.ts";

const sites = Object.values(allSites).map(({ site }) => site);
const pictures = new Set(["hero-store-corner"]);
const entry = {
  id: "hamburg",
  name: "Hamburg, Sandtorkai",
  street: "Am Sandtorkai 12",
  postalCode: "20457",
  town: "Hamburg",
  region: "HH",
  position: { latitude: 53.544, longitude: 9.99 },
  phone: "+49 40 555 0132",
  hours: { "mon-fri": "08:00-19:00", sat: "09:00-18:00" },
  services: ["collect"],
  picture: "hero-store-corner",
};
const read = (...entries: object[]) =>
  withoutMistakes((mistakes) =>
    readStores(filesOf({ "DE.yaml": entries }), sites, pictures, mistakes),
  );
const mistakesIn = (change: object, market = "DE") => {
  const mistakes: string[] = [];
  readStores(filesOf({ [`${market}.yaml`]: [{ ...entry, ...change }] }), sites, pictures, mistakes);
  return mistakes.join("\n");
};

test("the shop's own files of stores are good: six to fifteen in each country, most of which hand over orders", async () => {
  const files = await readdir("shop/content/pictures/heroes");
  const shown = new Set(files.map((file) => file.replace(".svg", "")));
  const rows = await withoutMistakes(async (mistakes) =>
    readStores(await shopFiles("stores"), sites, shown, mistakes),
  );
  const markets = new Set(sites.map(({ market }) => market));
  for (const market of markets) {
    const own = rows.filter((row) => row.market === market);
    expect(own.length, market).toBeGreaterThanOrEqual(6);
    expect(own.length, market).toBeLessThanOrEqual(15);
    const collecting = own.filter(({ content }) => content.services.includes("collect"));
    expect(collecting.length, market).toBeGreaterThanOrEqual(6);
  }
  const numbers = rows.map(({ content }) => content.phone);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("hours are read by day of the week, a later line goes before an earlier one", async () => {
  const hours = {
    "mon-sun": "09:00-18:00",
    sun: "10:00-12:00, 13:00-15:00",
    "fri-sat": "18:00-02:00",
  };
  const [row] = await read({ ...entry, hours });
  const [usual, evening] = [[{ from: "09:00", to: "18:00" }], [{ from: "18:00", to: "02:00" }]];
  expect(row!.content.hours.weekly).toEqual([
    [
      { from: "10:00", to: "12:00" },
      { from: "13:00", to: "15:00" },
    ],
    usual,
    usual,
    usual,
    usual,
    evening,
    evening,
  ]);
});

test("days left out are closed, and so are exceptions and holidays without hours", async () => {
  const [row] = await read({
    ...entry,
    hours: { sat: "10:00-14:00" },
    exceptions: [{ day: "12-24" }],
  });
  const { weekly, exceptions, onHolidays } = row!.content.hours;
  expect(weekly.map((open) => open.length)).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(exceptions).toEqual([{ day: "12-24", open: [] }]);
  expect(onHolidays).toEqual([]);
});

test("a name is the same in all languages of a country, or one in each", async () => {
  const swiss = {
    ...entry,
    region: "GE",
    postalCode: "1204",
    name: { de: "Genf", fr: "Genève" },
  };
  const mistakes: string[] = [];
  const [both, same] = readStores(
    filesOf({ "CH.yaml": [swiss, { ...swiss, id: "zug", name: "Zug" }] }),
    sites,
    pictures,
    mistakes,
  );
  expect(mistakes).toEqual([]);
  expect(both!.content.name).toEqual({ de: "Genf", fr: "Genève" });
  expect(same!.content.name).toEqual({ de: "Zug", fr: "Zug" });
  expect(mistakesIn({ region: "GE", postalCode: "1204", name: { de: "Genf" } }, "CH")).not.toBe("");
});

test.each([
  ["hours that no clock shows", { hours: { mon: "9-18" } }, "write hours such as"],
  ["an unknown day", { hours: { monday: "09:00-18:00" } }, "DE.yaml"],
  ["a day that does not exist", { exceptions: [{ day: "2027-02-30" }] }, "2027-02-30"],
  ["an unknown part of the country", { region: "XX" }, "there are BW"],
  ["a picture that does not exist", { picture: "hero-nothing" }, "there is no picture"],
  ["a postal code of another country", { postalCode: "1010" }, "such as 20457"],
  ["a position outside the world", { position: { latitude: 91, longitude: 0 } }, "latitude"],
  ["a service that no store has", { services: ["parking"] }, "services"],
  [
    "an end before the beginning",
    { from: "2027-03-01T00:00:00Z", until: "2027-02-01T00:00:00Z" },
    "it ends before it begins",
  ],
])("%s is reported with its line", (_, change, part) => {
  const mistakes = mistakesIn(change);
  expect(mistakes).toContain(part);
  expect(mistakes).toMatch(/DE\.yaml:\d+:/);
});

test("a position far outside the country of the other stores is reported with its line", () => {
  const mistakes: string[] = [];
  const berlin = { ...entry, id: "berlin", position: { latitude: 52.52, longitude: 13.4 } };
  const exchanged = { ...entry, id: "kiel", position: { latitude: 10.14, longitude: 54.32 } };
  readStores(filesOf({ "DE.yaml": [entry, berlin, exchanged] }), sites, pictures, mistakes);
  expect(mistakes).toEqual([
    expect.stringMatching(/DE\.yaml:\d+: kiel.* km from the nearest other store/),
  ]);
});

test("two stores cannot have one id, and a country without parts has no region", async () => {
  const mistakes: string[] = [];
  readStores(filesOf({ "DE.yaml": [entry, entry] }), sites, pictures, mistakes);
  expect(mistakes.join()).toContain("used twice");
  expect(mistakesIn({ region: "AA", postalCode: "00-363" }, "PL")).toContain("remove region");
});
