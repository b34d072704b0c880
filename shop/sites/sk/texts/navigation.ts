import type { NavigationTexts } from "../../../../border/navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Sortiment",
  menu: "Menu",
  close: "Zavrieť",
  back: "Späť",
  allOf: "Všetko: {title}",
  open: "{title}: podponuka",
  loading: "Načítava sa…",
  kontorCard: "{cardName}",
  newWindow: "otvorí sa v novom okne",
  themeworlds: "Tematické svety",
  sections: {
    scout: "Objavujte",
    new: "Novinky",
    more: "Ďalšie témy",
    lastChance: "Posledná šanca",
  },
  availability: { SOON: "Už čoskoro", SOLDOUT: "Vypredané" },
  endDate: "Do {date}",
  onlyXDaysLeft: {
    one: "Už len {count} deň",
    few: "Už len {count} dni",
    many: "Už len {count} dňa",
    other: "Už len {count} dní",
  },
  lastDay: "Už len dnes",
};
