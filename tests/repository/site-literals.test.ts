import { expect, test } from "vitest";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { projectFiles, type TextFile } from "./project-files.ts";

/** A comment, a whole string, or a name that is a key or read from an object. */
const tokens =
  /\/\/.*|\/\*[^]*?\*\/|"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|\b([A-Z_]+)(?=\??:)|\.([A-Z_]+)\b/g;

/** Returns the codes of this shop's sites and markets that files name outside of comments, by file and line. */
const namedSites = (files: TextFile[]) =>
  files.flatMap(([file, source]) =>
    Array.from(source.matchAll(tokens)).flatMap((found) => {
      const code = found.slice(1).find((part) => siteCodes.some((each) => each === part));
      return code ? [`${file}:${source.slice(0, found.index).split("\n").length}: ${code}`] : [];
    }),
  );

/** Tests, examples and what they share, hosts as examples, and cases for engines, whose fixture is a shop of its own. */
const examples = [
  "**/*.{test,examples}.{ts,tsx}",
  "border/hosts/**",
  "border/package/test/**",
  "commerce/conformance/**",
];

test("what any shop stands on names no site and no market of this one", async () => {
  const planted = `// The site "DE".
const first = "DE";
const rates = { CH_FR: 1, AT?: 2 };
const text = 'such as "DE"' + \`\${name} in TR\` + sites.PL + 'HU';
`;
  expect(namedSites([["border/planted.ts", planted]])).toEqual([
    "border/planted.ts:2: DE",
    "border/planted.ts:3: CH_FR",
    "border/planted.ts:3: AT",
    "border/planted.ts:4: PL",
    "border/planted.ts:4: HU",
  ]);
  const files = await projectFiles(
    "{platform,commerce,border,storefront,server,engines/projection}/**/*.{ts,tsx}",
    examples,
  );
  expect(files.map(([file]) => file)).toContain("border/border-site.ts");
  expect(namedSites(files)).toEqual([]);
});
