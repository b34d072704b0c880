import { expect, test } from "vitest";
import { customerStoredNames } from "../../customer/customer-stored-names.ts";
import { allSites } from "../../sites/all-sites.ts";
import { storedNames } from "./stored-names.ts";
import { storedNamesTable } from "./stored-names-table.ts";

test.each(Object.values(allSites))(
  "the privacy page of $site.code lists what a slice of the shop stores, with its purpose",
  ({ site, texts }) => {
    const rows = storedNamesTable({ site, texts }).split("\n");
    for (const { names, purpose } of customerStoredNames) {
      const row = rows.find((each) => each.includes(`\`${names[0]}\``));
      expect(row).toContain(texts.storedNames.purposes[purpose]);
    }
  },
);

test("each purpose and each name is listed once", () => {
  for (const listed of [
    storedNames.map(({ purpose }) => purpose),
    storedNames.flatMap(({ kind, names }) => names.map((name) => `${kind} ${name}`)),
  ])
    expect(listed).toEqual([...new Set(listed)]);
});
