import type { HomeTexts } from "../../page-texts.ts";

export const home: HomeTexts = {
  title: "{shopName} – čerstvo pražená káva a pekné veci na každý deň",
  description:
    "Káva z vlastnej pražiarne, kávovary a príslušenstvo, k tomu veci do kuchyne, pre domov, oblečenie aj výbava na cesty. Vyberajte si pohodlne online.",
  heroHeadline: "Táto chvíľa patrí vám",
  heroText: "Čerstvo pražené zrná z Hamburgu a k nim všetko, čo spríjemní každú šálku.",
  heroLink: "Vybrať si kávu",
  categories: "Prezrite si náš sortiment",
  popular: "Práve obľúbené",
  newest: "Naše novinky",
  reduced: "Teraz lacnejšie",
  storyHeadline: "Od kávovej čerešne až do šálky",
  storyText:
    "Poznáme farmy, z ktorých pochádza naša káva, a každú várku pražíme pomaly v bubne. Tak v nej zostane to podstatné: jej chuť.",
  storyLink: "Viac o nás",
};
