import { expect, test } from "vitest";
import { findStores } from "./find-stores.ts";
import { exampleRetailStores } from "./store-examples.ts";

const [hamburg] = exampleRetailStores;
const czech = [
  {
    ...hamburg!,
    id: "praha",
    name: { cs: "Praha, Karlín" },
    town: "Praha 8",
    postalCode: "186 00",
  },
  {
    ...hamburg!,
    id: "plzen",
    name: { cs: "Plzeň, Americká" },
    town: "Plzeň",
    postalCode: "301 00",
  },
];
const swiss = [
  { ...hamburg!, id: "geneve", name: { de: "Genf, Rue du Marché", fr: "Genève, rue du Marché" } },
];

const idsFor = (query: string, stores = exampleRetailStores, language = "de") =>
  findStores(query, stores, language).map(({ id }) => id);

test.each([
  ["hamburg", ["hamburg-sandtorkai"]],
  ["HAMB", ["hamburg-sandtorkai"]],
  ["köln", ["koln-ehrenstrasse"]],
  ["koln", ["koln-ehrenstrasse"]],
  ["Koeln", ["koln-ehrenstrasse"]],
  ["Köln Ehrenstr.", ["koln-ehrenstrasse"]],
  ["ehrenstrasse", ["koln-ehrenstrasse"]],
  ["80331", ["munchen-sendlinger-strasse"]],
  ["803", ["munchen-sendlinger-strasse"]],
  ["80331 München", ["munchen-sendlinger-strasse"]],
  ["sandtor", ["hamburg-sandtorkai"]],
  ["torkai", ["hamburg-sandtorkai"]],
  // Other words do no harm.
  ["Filiale in Hamburg", ["hamburg-sandtorkai"]],
])("%s finds %o", (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test.each([
  ["Hambrug", ["hamburg-sandtorkai"]],
  ["Muenchn", ["munchen-sendlinger-strasse"]],
])("the typo %s still finds %o", (query, ids) => {
  expect(idsFor(query)).toEqual(ids);
});

test.each(["Paris", "99999", "", " ", "%", "a", "8033X"])("%j finds nothing", (query) => {
  expect(idsFor(query)).toEqual([]);
});

test("a postal code is found with its gap, without it, and by its beginning", () => {
  for (const query of ["186 00", "18600", "186", "18600 Praha"])
    expect(idsFor(query, czech, "cs"), query).toEqual(["praha"]);
  expect(idsFor("plzen", czech, "cs")).toEqual(["plzen"]);
});

test("a town is found by its name in each language of the country", () => {
  for (const query of ["Genf", "Genève", "geneve"])
    expect(idsFor(query, swiss), query).toEqual(["geneve"]);
});
