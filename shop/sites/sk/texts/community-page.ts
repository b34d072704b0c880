import type { CommunityPageTexts } from "../../../community/community-page-texts.ts";

export const communityPage: CommunityPageTexts = {
  title: "Komunita",
  intro:
    "Ľudia, ktorí majú radi kávu, tu píšu, čo sa osvedčilo a čo nie: v hodnoteniach, odpovediach a receptoch.",
  description: "Hodnotenia, otázky, odpovede a recepty na kávu od našich zákazníčok a zákazníkov.",
  counts: {
    members: {
      one: "{count} člen",
      few: "{count} členovia",
      many: "{count} člena",
      other: "{count} členov",
    },
    reviews: {
      one: "{count} hodnotenie",
      few: "{count} hodnotenia",
      many: "{count} hodnotenia",
      other: "{count} hodnotení",
    },
    questions: {
      one: "{count} otázka",
      few: "{count} otázky",
      many: "{count} otázky",
      other: "{count} otázok",
    },
    recipes: {
      one: "{count} recept",
      few: "{count} recepty",
      many: "{count} receptu",
      other: "{count} receptov",
    },
  },
  join: "Zapojiť sa",
  latestReviews: {
    title: "Nové hodnotenia",
    empty: "Zatiaľ nikto žiadny výrobok neohodnotil. Po ďalšej objednávke môžete začať vy.",
  },
  openQuestions: {
    title: "Kto vie?",
    text: "Tieto otázky ešte čakajú na odpoveď.",
    empty: "Teraz na odpoveď nečaká žiadna otázka. Opýtať sa môžete na stránke výrobku.",
  },
  recipes: {
    title: "Recepty",
    empty: "Zatiaľ sa nikto o recept nepodelil. Váš bude prvý.",
    all: "Všetky recepty",
  },
  how: {
    title: "Ako sa zapojiť",
    steps: [
      { title: "Prihlásiť sa", text: "Potrebujete zákaznícky účet. Je zadarmo." },
      {
        title: "Zvoliť si meno",
        text: "Pod týmto menom vás ostatní uvidia. Skutočné byť nemusí.",
      },
      {
        title: "Pýtať sa, odpovedať, deliť sa",
        text: "Opýtať sa môžete pri výrobku, o recepty sa delíte tu. Čo ste kúpili, môžete ohodnotiť.",
      },
    ],
  },
  rules: {
    title: "Pravidlá",
    text: "Čo sem patrí, čo odmietame a ako niečo nahlásiť alebo sa sťažovať.",
    link: "Pravidlá komunity",
  },
};
