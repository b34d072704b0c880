import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { renderedAt } from "../../../platform/client/shop-address.ts";
import { RichText } from "./RichText.tsx";

test("a link in rich text leads to the shop from a page of another origin", () => {
  const html = '<strong>Read <a href="/agb">this</a></strong><br>';
  expect(
    renderedAt("https://shop.example.test", () =>
      renderToStaticMarkup(createElement(RichText, { html })),
    ),
  ).toBe(
    '<strong><span>Read </span><a href="https://shop.example.test/agb"><span>this</span></a></strong><br/>',
  );
});
