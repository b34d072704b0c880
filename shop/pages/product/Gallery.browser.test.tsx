import "../../shop.css";
import "./product-page.entry.css";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { attachGallery } from "./gallery-behaviour.ts";
import { threePictures } from "./Gallery.examples.tsx";
import { Gallery } from "./Gallery.tsx";

const { name, pictures } = threePictures;
const nameOf = (number: number) => pictures[number - 1]!.alt;
const picture = (number: number) => page.getByRole("img", { name: nameOf(number) });
const link = (number: number) => page.getByRole("link", { name: nameOf(number), exact: true });
const links = page.getByRole("link", { name: /(?<!vergrößern)$/ });

beforeEach(async () => {
  await page.viewport(360, 640);
  document.body.innerHTML = renderToString(
    <main className="kontor-page">
      <Gallery {...threePictures} />
    </main>,
  );
});
afterEach(() => document.body.replaceChildren());

test("the arrow keys turn the pictures of a product, also without script", async () => {
  await userEvent.tab();
  const first = page.getByRole("link", { name: `${nameOf(1)}, vergrößern` });
  await expect.element(first).toHaveFocus();
  await expect.element(first).toHaveAttribute("href", expect.stringContaining("/1600.jpeg"));
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(picture(2)).toBeInViewport({ ratio: 1 });
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(picture(1)).toBeInViewport({ ratio: 1 });
});

test("on a phone the next picture begins at the edge, and its dot is a target of 24 px", async () => {
  await expect.element(picture(1)).toBeInViewport({ ratio: 1 });
  const { left } = picture(2).element().getBoundingClientRect();
  expect(innerWidth - left).toBeGreaterThanOrEqual(24);
  const { width, height } = link(2).element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  expect(link(2).element().querySelector("img")!.getClientRects()).toHaveLength(0);
});

test("in a wide window small pictures lead to the large ones", async () => {
  await page.viewport(1280, 800);
  expect(link(2).element().querySelector("img")!.getBoundingClientRect().width).toBeGreaterThan(48);
  await expect.element(picture(2)).not.toBeInViewport();
});

test("the link to the picture in view is the current one, also after swiping", async () => {
  attachGallery(document.querySelector("main")!);
  const marked = () => links.elements().map(({ ariaCurrent }) => ariaCurrent);
  await expect.poll(marked).toEqual(["true", null, null]);
  page.getByRole("list", { name }).element().scrollBy({ left: 300, behavior: "instant" });
  await expect.poll(marked).toEqual([null, "true", null]);
});

test("a chosen picture comes into view without an entry in the history", async () => {
  attachGallery(document.querySelector("main")!);
  const before = [history.length, location.href];
  await link(3).click();
  await expect.element(picture(3)).toBeInViewport({ ratio: 1 });
  await expect.element(link(3)).toHaveAttribute("aria-current", "true");
  await expect.element(link(1)).not.toHaveAttribute("aria-current");
  expect([history.length, location.href]).toEqual(before);
});
