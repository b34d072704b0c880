import type { CommunityPageTexts } from "../../../community/community-page-texts.ts";

export const communityPage: CommunityPageTexts = {
  title: "Közösség",
  intro:
    "Itt kávékedvelők mesélik el, mi vált be és mi nem: értékelésekben, válaszokban és receptekben.",
  description: "Vásárlóink értékelései, kérdései és válaszai, valamint kávéreceptjei.",
  counts: {
    members: { one: "{count} tag", other: "{count} tag" },
    reviews: { one: "{count} értékelés", other: "{count} értékelés" },
    questions: { one: "{count} kérdés", other: "{count} kérdés" },
    recipes: { one: "{count} recept", other: "{count} recept" },
  },
  join: "Részt veszek",
  latestReviews: {
    title: "Friss értékelések",
    empty: "Még senki nem értékelt terméket. A következő rendelése után Ön lehet az első.",
  },
  openQuestions: {
    title: "Ki tudja?",
    text: "Ezek a kérdések még válaszra várnak.",
    empty: "Most egy kérdés sem vár válaszra. Kérdezni a termék oldalán lehet.",
  },
  recipes: {
    title: "Receptek",
    empty: "Még senki nem osztott meg receptet. Az Öné lenne az első.",
    all: "Az összes recept",
  },
  how: {
    title: "Így vehet részt",
    steps: [
      { title: "Belépés", text: "Vásárlói fiókra van szükség. Ingyenes." },
      {
        title: "Névválasztás",
        text: "Ezen a néven látják Önt mások. Nem kell az igazi nevének lennie.",
      },
      {
        title: "Kérdés, válasz, recept",
        text: "Kérdezni a terméknél lehet, receptet itt oszthat meg. Amit megvett, azt értékelheti.",
      },
    ],
  },
  rules: {
    title: "Szabályok",
    text: "Mi való ide, mit utasítunk el, és hogyan tehet bejelentést vagy élhet panasszal.",
    link: "A közösség szabályai",
  },
};
