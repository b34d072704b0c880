import "../../shop.css";
import "./teasers.entry.css";
import "./content-page.entry.css";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { allSites } from "../../sites/all-sites.ts";
import { exampleBlocks } from "./ContentBlocks.examples.tsx";
import { ContentBlocks } from "./ContentBlocks.tsx";
import type { ShownBlock } from "./shown-block.ts";

const show = (...blocks: ShownBlock[]) => {
  document.body.innerHTML = renderToString(
    <main className="kontor-page">
      <ContentBlocks blocks={blocks} content={allSites.DE} />
    </main>,
  );
};
afterEach(async () => {
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

test("an accordion unfolds without a script, also by the keyboard", async () => {
  show(exampleBlocks.accordion[0]!);
  const answer = page.getByText("Kaum.");
  await expect.element(answer).not.toBeVisible();
  await page.getByText("Ist dunkler Kaffee stärker?").click();
  await expect.element(answer).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(answer).not.toBeVisible();
});

test("a film is a link that names where it leads, and nothing is loaded from there", () => {
  show(exampleBlocks.video[0]!);
  const link = page.getByRole("link", { name: "Film bei film.example ansehen" });
  expect(link.element()).toHaveAttribute("href", "https://www.film.example/roesterei");
  expect(document.querySelectorAll("main :is(iframe, video, script)")).toHaveLength(0);
  const sources = [...document.images].map(({ src }) => new URL(src).origin);
  expect(new Set(sources)).toEqual(new Set([location.origin]));
});

test("a cropped picture keeps its point of focus", () => {
  show(exampleBlocks.picture[0]!);
  expect(getComputedStyle(document.images[0]!).objectPosition).toBe("70% 50%");
});

test("the whole teaser is the link", () => {
  show(exampleBlocks.teasers[0]!);
  const teaser = page.getByRole("listitem").first().element();
  const { left, top, width, height } = teaser.getBoundingClientRect();
  for (const share of [0.05, 0.5, 0.95]) {
    const found = document.elementFromPoint(left + width / 2, top + height * share);
    expect(found?.closest("a")).toHaveAttribute("href", "#roasting");
  }
});

test.each([320, 360, 768, 1280, 1920])(
  "at %i px all blocks are no wider than the window",
  async (width) => {
    await page.viewport(width, 800);
    show(...Object.values<ShownBlock[]>(exampleBlocks).flat());
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test("headings begin below the title of the page, and none is left out", () => {
  show(...Object.values<ShownBlock[]>(exampleBlocks).flat());
  const levels = [...document.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) =>
    Number(tagName[1]),
  );
  expect(levels[0]).toBe(2);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1);
});
