import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { wordsOf } from "../../../tests/support/html.ts";
import { exampleOrder } from "../../orders/order-examples.ts";
import { allSites } from "../../sites/all-sites.ts";
import { OrderLines } from "./OrderLines.tsx";

const { site, texts } = allSites.DE;

test("each withdrawn line of a partly withdrawn order is marked", () => {
  const [line] = exampleOrder(site).lines;
  const lines = [
    { ...line!, tcm: "1", isWithdrawn: true },
    { ...line!, tcm: "2" },
  ];
  const html = renderToString(createElement(OrderLines, { lines, site, texts }));
  const [withdrawn, other] = html.split("</li>").map(wordsOf);
  expect(withdrawn).toContain(texts.orders.states.withdrawn);
  expect(other).not.toContain(texts.orders.states.withdrawn);
});
