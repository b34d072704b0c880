import type { CommunityPageTexts } from "../../../community/community-page-texts.ts";

export const communityPage: CommunityPageTexts = {
  title: "Społeczność",
  intro:
    "Tu osoby, które lubią kawę, piszą, co się sprawdziło, a co nie: w opiniach, odpowiedziach i przepisach.",
  description: "Opinie, pytania, odpowiedzi i przepisy na kawę od naszych klientek i klientów.",
  counts: {
    members: {
      one: "{count} członek",
      few: "{count} członków",
      many: "{count} członków",
      other: "{count} członka",
    },
    reviews: {
      one: "{count} opinia",
      few: "{count} opinie",
      many: "{count} opinii",
      other: "{count} opinii",
    },
    questions: {
      one: "{count} pytanie",
      few: "{count} pytania",
      many: "{count} pytań",
      other: "{count} pytania",
    },
    recipes: {
      one: "{count} przepis",
      few: "{count} przepisy",
      many: "{count} przepisów",
      other: "{count} przepisu",
    },
  },
  join: "Weź udział",
  latestReviews: {
    title: "Najnowsze opinie",
    empty: "Nikt jeszcze nie ocenił żadnego produktu. Po następnym zamówieniu możesz zrobić to Ty.",
  },
  openQuestions: {
    title: "Kto wie?",
    text: "Te pytania wciąż czekają na odpowiedź.",
    empty: "Teraz żadne pytanie nie czeka na odpowiedź. Pytanie możesz zadać na stronie produktu.",
  },
  recipes: {
    title: "Przepisy",
    empty: "Nikt jeszcze nie podzielił się przepisem. Twój będzie pierwszy.",
    all: "Wszystkie przepisy",
  },
  how: {
    title: "Jak wziąć udział",
    steps: [
      { title: "Zaloguj się", text: "Potrzebujesz konta klienta. Jest bezpłatne." },
      {
        title: "Wybierz nazwę",
        text: "Pod tą nazwą widzą Cię inni. Nie musi być prawdziwa.",
      },
      {
        title: "Pytaj, odpowiadaj, dziel się",
        text: "Pytania zadajesz przy produkcie, przepisy dodajesz tutaj. Kupione u nas produkty możesz ocenić.",
      },
    ],
  },
  rules: {
    title: "Zasady",
    text: "Co tu pasuje, czego nie przyjmujemy i jak coś zgłosić albo złożyć skargę.",
    link: "Zasady społeczności",
  },
};
