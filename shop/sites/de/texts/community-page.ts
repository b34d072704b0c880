import type { CommunityPageTexts } from "../../../community/community-page-texts.ts";

export const communityPage: CommunityPageTexts = {
  title: "Community",
  intro:
    "Hier erzählen Menschen, die gern Kaffee trinken, was sich bewährt hat und was nicht: mit Bewertungen, Antworten und Rezepten.",
  description: "Bewertungen, Fragen, Antworten und Kaffeerezepte von Kundinnen und Kunden.",
  counts: {
    members: { one: "{count} Mitglied", other: "{count} Mitglieder" },
    reviews: { one: "{count} Bewertung", other: "{count} Bewertungen" },
    questions: { one: "{count} Frage", other: "{count} Fragen" },
    recipes: { one: "{count} Rezept", other: "{count} Rezepte" },
  },
  join: "Mitmachen",
  latestReviews: {
    title: "Neue Bewertungen",
    empty:
      "Noch hat niemand ein Produkt bewertet. Nach Ihrer nächsten Bestellung machen vielleicht Sie den Anfang.",
  },
  openQuestions: {
    title: "Wer weiß es?",
    text: "Diese Fragen warten noch auf eine Antwort.",
    empty: "Gerade ist keine Frage offen. Fragen stellen Sie auf der Seite des Produkts.",
  },
  recipes: {
    title: "Rezepte",
    empty: "Noch hat niemand ein Rezept geteilt. Ihres wäre das erste.",
    all: "Alle Rezepte",
  },
  how: {
    title: "So machen Sie mit",
    steps: [
      {
        title: "Anmelden",
        text: "Sie brauchen ein Kundenkonto. Es kostet nichts.",
      },
      {
        title: "Namen wählen",
        text: "Er steht unter allem, was Sie hier schreiben. Es muss nicht Ihr richtiger sein.",
      },
      {
        title: "Fragen, antworten, teilen",
        text: "Fragen stellen Sie beim Produkt, Rezepte teilen Sie hier. Was Sie gekauft haben, können Sie bewerten.",
      },
    ],
  },
  rules: {
    title: "Regeln",
    text: "Was hierher gehört, was wir ablehnen und wie Sie etwas melden oder sich beschweren.",
    link: "Regeln der Community",
  },
};
