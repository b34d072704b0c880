import type { HomeTexts } from "../../page-texts.ts";

export const home: HomeTexts = {
  title: "{shopName} – čerstvě pražená káva a hezké věci na každý den",
  description:
    "Káva z vlastní pražírny, kávovary a příslušenství, k tomu věci do kuchyně, pro domov, oblečení i vybavení na cesty. Vybírejte pohodlně online.",
  heroHeadline: "Tahle chvíle patří vám",
  heroText: "Čerstvě pražená zrna z Hamburku a k nim všechno, co zpříjemní každý šálek.",
  heroLink: "Vybrat si kávu",
  categories: "Projděte si náš sortiment",
  popular: "Právě oblíbené",
  newest: "Naše novinky",
  reduced: "Teď levněji",
  storyHeadline: "Od kávové třešně až do šálku",
  storyText:
    "Známe farmy, ze kterých naše káva pochází, a každou várku pražíme pomalu v bubnu. Zůstane jí tak to hlavní: její chuť.",
  storyLink: "Více o nás",
};
