import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { emptyCart } from "../cart-rules.ts";
import { SumsList } from "./SumsList.tsx";

test("no line ends between the number of articles and its noun", () => {
  const { site, texts } = allSites.CH_FR;
  const { totals } = emptyCart;
  const html = renderToStaticMarkup(
    createElement(SumsList, { texts: texts.cart, site, totals, count: 2 }),
  );
  expect(html).toContain("(2\u00a0articles)");
});
