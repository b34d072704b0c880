import { expect, test } from "vitest";
import { projectFiles, type TextFile } from "./project-files.ts";

/** Returns the statements that a file prepares once for each connection. */
const plannedOnce = (code: string) =>
  code
    .split("`/* plan once */")
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf("`.execute(")));

/** Returns a statement without its subqueries, whose columns are not part of the result. */
function outermost(statement: string): string {
  const without = statement.replaceAll(/\([^()]*\)/g, "");
  return without === statement ? statement : outermost(without);
}

const returningAllColumns = (files: TextFile[]) =>
  files.flatMap(([file, code]) =>
    plannedOnce(code)
      .filter(
        (statement) =>
          /\breturning \*|\w\.\*/.test(statement) ||
          /(?<!\binsert into \w+ )\bselect (?:distinct )?\*/.test(outermost(statement)),
      )
      .map((statement) => `${file}: ${statement.trim()}`),
  );

test("statements that are planned once list their columns, as a migration may add some beside a running release", async () => {
  const offences = [
    "select * from cart",
    "with one as (select id from cart) select * from one",
    "update cart set revision = ${next(1)} returning *",
    "select cart.*, 1 from cart",
  ];
  const allowed = "with one as (select * from json_to_recordset('[]')) select count(*) from one";
  const planted = [...offences, allowed].map(
    (statement) => `await sql\`/* plan once */ ${statement}\`.execute(database);`,
  );
  expect(returningAllColumns([["planted.ts", planted.join("\n")]])).toEqual(
    offences.map((statement) => `planted.ts: ${statement}`),
  );
  const code = await projectFiles(
    "{platform,commerce,border,storefront,shop,engines,server}/**/*.ts",
  );
  expect(code.flatMap(([, text]) => plannedOnce(text)).length).toBeGreaterThan(15);
  expect(returningAllColumns(code)).toEqual([]);
});
