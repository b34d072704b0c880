import "../../shop.css";
import "./checkout-page.entry.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import { texts } from "../../sites/de/texts.ts";
import { CheckoutProgress } from "./CheckoutProgress.tsx";

test("on a phone the names of finished steps stand outside of their links, so that no colours show them over the ticks", async () => {
  await page.viewport(360, 800);
  const shown = show(
    <CheckoutProgress texts={texts.checkout} current="review" isLoggedIn={false} />,
  );
  const links = [...shown.querySelectorAll("a")];
  expect(links).toHaveLength(3);
  for (const link of links) {
    const name = document.createRange();
    name.selectNodeContents(link);
    const { right } = link.getBoundingClientRect();
    expect(name.getBoundingClientRect().left).toBeGreaterThan(right - 1);
  }
});
