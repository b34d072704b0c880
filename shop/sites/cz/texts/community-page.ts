import type { CommunityPageTexts } from "../../../community/community-page-texts.ts";

export const communityPage: CommunityPageTexts = {
  title: "Komunita",
  intro:
    "Lidé, kteří mají rádi kávu, tu píšou, co se osvědčilo a co ne: v hodnoceních, odpovědích a receptech.",
  description: "Hodnocení, dotazy, odpovědi a recepty na kávu od našich zákaznic a zákazníků.",
  counts: {
    members: {
      one: "{count} člen",
      few: "{count} členové",
      many: "{count} člena",
      other: "{count} členů",
    },
    reviews: {
      one: "{count} hodnocení",
      few: "{count} hodnocení",
      many: "{count} hodnocení",
      other: "{count} hodnocení",
    },
    questions: {
      one: "{count} dotaz",
      few: "{count} dotazy",
      many: "{count} dotazu",
      other: "{count} dotazů",
    },
    recipes: {
      one: "{count} recept",
      few: "{count} recepty",
      many: "{count} receptu",
      other: "{count} receptů",
    },
  },
  join: "Zapojit se",
  latestReviews: {
    title: "Nová hodnocení",
    empty: "Zatím nikdo žádný produkt neohodnotil. Po příští objednávce můžete začít vy.",
  },
  openQuestions: {
    title: "Kdo ví?",
    text: "Tyto dotazy ještě čekají na odpověď.",
    empty: "Teď na odpověď nečeká žádný dotaz. Zeptat se můžete na stránce produktu.",
  },
  recipes: {
    title: "Recepty",
    empty: "Zatím nikdo žádný recept nesdílel. Váš bude první.",
    all: "Všechny recepty",
  },
  how: {
    title: "Jak se zapojit",
    steps: [
      { title: "Přihlásit se", text: "Potřebujete zákaznický účet. Je zdarma." },
      {
        title: "Zvolit si jméno",
        text: "Pod tímto jménem vás ostatní uvidí. Skutečné být nemusí.",
      },
      {
        title: "Ptát se, odpovídat, sdílet",
        text: "Zeptat se můžete u produktu, recepty sdílíte tady. Co jste koupili, můžete ohodnotit.",
      },
    ],
  },
  rules: {
    title: "Pravidla",
    text: "Co sem patří, co odmítáme a jak něco nahlásit nebo si stěžovat.",
    link: "Pravidla komunity",
  },
};
