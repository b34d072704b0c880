import type { HomeTexts } from "../../page-texts.ts";

export const home: HomeTexts = {
  title: "{shopName} – frissen pörkölt kávé és szép holmik mindennapra",
  description:
    "Saját pörkölésű kávék, kávéfőzők és kiegészítők, valamint konyhai és lakberendezési holmik, ruhák és úti felszerelés. Válogasson kényelmesen online.",
  heroHeadline: "Ez a pillanat az Öné",
  heroText: "Frissen pörkölt kávé Hamburgból, és minden, amitől minden csésze jobban esik.",
  heroLink: "Kávéink",
  categories: "Nézzen körül kínálatunkban",
  popular: "Most ezeket keresik",
  newest: "Újdonságok",
  reduced: "Most kedvezőbb áron",
  storyHeadline: "A kávécseresznyétől a csészéig",
  storyText:
    "Ismerjük a farmokat, ahonnan a kávénk érkezik, és minden tételt lassan, dobban pörkölünk. Így marad meg az, amiért isszuk: az íze.",
  storyLink: "Bővebben rólunk",
};
