import { expect, test } from "vitest";
import type { Article } from "../../../commerce/catalogue-contract.ts";
import { texts } from "../../sites/de/texts.ts";
import { galleryPictures } from "./gallery-pictures.ts";

const picture = (id: string) => ({ id, version: "1" });
const black = { label: "schwarz", picture: null } as Article;
const white = { label: "weiß", picture: picture("7-white") } as Article;
const product = {
  name: "Milchaufschäumer",
  pictures: ["7-plain", "7-scene", "7-back"].map(picture),
  articles: [black, white],
};
const shown = (chosen: Article, namesViews = true) =>
  galleryPictures(product, chosen, texts.catalogue.gallery, namesViews).map(({ id, alt }) => [
    id,
    alt,
  ]);

test("the pictures of a product begin with the chosen article, and say what they show", () => {
  expect(shown(white)).toEqual([
    ["7-white", "Milchaufschäumer: weiß"],
    ["7-scene", "Milchaufschäumer: in passender Umgebung"],
    ["7-back", "Milchaufschäumer: Verpackung von hinten"],
    ["7-plain", "Milchaufschäumer: Vorderansicht"],
  ]);
  expect(shown(black).map(([id]) => id)).toEqual(["7-plain", "7-scene", "7-back", "7-white"]);
});

test("pictures of another commerce system, whose views nothing names, are numbered", () => {
  expect(shown(black, false)[1]).toEqual(["7-scene", "Milchaufschäumer, Bild 2 von 4"]);
  expect(shown(black, false)[3]).toEqual(["7-white", "Milchaufschäumer: weiß"]);
});
