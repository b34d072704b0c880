import { expect, test } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import { withoutMissingPages } from "./footer-sections.ts";

test("a footer leaves out links to categories that the site does not have, and columns without links", () => {
  const { footer } = allSites.DE;
  const [first, ...others] = footer.seo.columns;
  const missing = new Set([...first!, others[0]![0]!].map(({ url }) => url));
  const { seo, ...rest } = withoutMissingPages(footer, (url) => missing.has(url));
  expect(seo.columns).toEqual([others[0]!.slice(1), ...others.slice(1)]);
  const { seo: _seo, ...same } = footer;
  expect(rest).toEqual(same);
});
