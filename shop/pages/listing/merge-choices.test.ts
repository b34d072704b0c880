import { expect, test } from "vitest";
import { mergeChoices } from "./merge-choices.ts";

const list = "https://shop.example/kaffee-c1000.html";

test.each([
  {
    title: "a tick keeps the category that is loading",
    chosen: "?query=k&to=1",
    shown: "?query=k",
    current: "?query=k&category=7",
    merged: "?query=k&category=7&to=1",
  },
  {
    title: "an order keeps the tick that is loading",
    chosen: "?sort=newest",
    shown: "",
    current: "?roast=dark",
    merged: "?roast=dark&sort=newest",
  },
  {
    title: "a filter that is removed stays removed beside a price that is loading",
    chosen: "?to=5",
    shown: "?to=5&roast=dark",
    current: "?to=9&roast=dark",
    merged: "?to=9",
  },
  {
    title: "a second value joins the first, which is loading",
    chosen: "?roast=light&roast=dark",
    shown: "",
    current: "?roast=light",
    merged: "?roast=light&roast=dark",
  },
  {
    title: "a value that is removed leaves the one that is loading",
    chosen: "?roast=dark",
    shown: "?roast=dark&roast=light",
    current: "?roast=dark&roast=light&roast=medium",
    merged: "?roast=dark&roast=medium",
  },
  {
    title: "the only value that is removed leaves the one that is loading",
    chosen: "",
    shown: "?roast=dark",
    current: "?roast=dark&roast=light",
    merged: "?roast=light",
  },
  {
    title: "an order replaces the one that is loading",
    chosen: "?sort=newest",
    shown: "",
    current: "?sort=price",
    merged: "?sort=newest",
  },
  {
    title: "a choice begins at the first page",
    chosen: "?stock=1",
    shown: "?page=2",
    current: "?roast=dark&page=2",
    merged: "?roast=dark&stock=1",
  },
])("$title", ({ chosen, shown, current, merged }) => {
  const isFacet = (name: string) => name === "roast";
  expect(mergeChoices(list + chosen, list + shown, list + current, isFacet)).toBe(list + merged);
});
