import type { NavigationTexts } from "../../../../border/navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Assortiment",
  menu: "Menu",
  close: "Fermer",
  back: "Retour",
  allOf: "Tout voir : {title}",
  open: "{title} : sous-menu",
  loading: "Chargement…",
  kontorCard: "{cardName}",
  newWindow: "ouvre une nouvelle fenêtre",
  themeworlds: "Univers",
  sections: {
    scout: "À découvrir",
    new: "Nouveautés",
    more: "Autres univers",
    lastChance: "Dernière chance",
  },
  availability: { SOON: "Bientôt", SOLDOUT: "Épuisé" },
  endDate: "Jusqu’au {date}",
  onlyXDaysLeft: { one: "Plus que {count} jour", other: "Plus que {count} jours" },
  lastDay: "Dernier jour",
};
