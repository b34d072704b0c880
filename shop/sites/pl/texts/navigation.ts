import type { NavigationTexts } from "../../../../border/navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Asortyment",
  menu: "Menu",
  close: "Zamknij",
  back: "Wstecz",
  allOf: "Wszystko: {title}",
  open: "{title}: podmenu",
  loading: "Wczytywanie…",
  kontorCard: "{cardName}",
  newWindow: "otwiera się w nowym oknie",
  themeworlds: "Światy tematyczne",
  sections: {
    scout: "Odkryj",
    new: "Nowości",
    more: "Więcej tematów",
    lastChance: "Ostatnia szansa",
  },
  availability: { SOON: "Wkrótce", SOLDOUT: "Wyprzedane" },
  endDate: "Do {date}",
  onlyXDaysLeft: {
    one: "Jeszcze tylko {count} dzień",
    few: "Jeszcze tylko {count} dni",
    many: "Jeszcze tylko {count} dni",
    other: "Jeszcze tylko {count} dnia",
  },
  lastDay: "Tylko dziś",
};
