import type { NavigationTexts } from "../../../../border/navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Kínálatunk",
  menu: "Menü",
  close: "Bezárás",
  back: "Vissza",
  allOf: "{title}: az összes",
  open: "{title}: almenü",
  loading: "Betöltés…",
  kontorCard: "{cardName}",
  newWindow: "új ablakban nyílik meg",
  themeworlds: "Témavilágok",
  sections: {
    scout: "Fedezze fel",
    new: "Újdonságok",
    more: "További témavilágok",
    lastChance: "Utolsó esély",
  },
  availability: { SOON: "Hamarosan", SOLDOUT: "Elfogyott" },
  endDate: "Utolsó nap: {date}",
  onlyXDaysLeft: { one: "Már csak {count} nap", other: "Már csak {count} nap" },
  lastDay: "Már csak ma",
};
