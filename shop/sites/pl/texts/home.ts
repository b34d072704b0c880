import type { HomeTexts } from "../../page-texts.ts";

export const home: HomeTexts = {
  title: "{shopName} – świeżo palona kawa i rzeczy na co dzień",
  description:
    "Kawa z naszej palarni, ekspresy i akcesoria, a także rzeczy do kuchni i domu, ubrania i artykuły podróżne. Wybieraj wygodnie online.",
  heroHeadline: "Ta chwila należy do Ciebie",
  heroText: "Świeżo palone ziarna z Hamburga i wszystko, co umila każdą filiżankę kawy.",
  heroLink: "Poznaj nasze kawy",
  categories: "Zobacz nasz asortyment",
  popular: "Teraz popularne",
  newest: "Nowości w sklepie {shopName}",
  reduced: "Teraz taniej",
  storyHeadline: "Od owocu kawowca do filiżanki",
  storyText:
    "Znamy plantacje naszej kawy, a każdą partię palimy powoli w bębnie. Dzięki temu zachowuje swój smak.",
  storyLink: "Więcej o nas",
};
