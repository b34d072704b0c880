import type { NavigationTexts } from "../../../../border/navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Sortiment",
  menu: "Menü",
  close: "Schließen",
  back: "Zurück",
  allOf: "Alles ansehen: {title}",
  open: "{title}: Untermenü",
  loading: "Wird geladen …",
  kontorCard: "{cardName}",
  newWindow: "öffnet ein neues Fenster",
  themeworlds: "Themenwelten",
  sections: {
    scout: "Entdecken",
    new: "Neu",
    more: "Weitere Themen",
    lastChance: "Letzte Chance",
  },
  availability: { SOON: "Demnächst", SOLDOUT: "Ausverkauft" },
  endDate: "Bis {date}",
  onlyXDaysLeft: { one: "Nur noch {count} Tag", other: "Nur noch {count} Tage" },
  lastDay: "Nur noch heute",
};
