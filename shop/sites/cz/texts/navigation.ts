import type { NavigationTexts } from "../../../../border/navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Sortiment",
  menu: "Menu",
  close: "Zavřít",
  back: "Zpět",
  allOf: "Vše: {title}",
  open: "{title}: podnabídka",
  loading: "Načítá se…",
  kontorCard: "{cardName}",
  newWindow: "otevře se v novém okně",
  themeworlds: "Tematické světy",
  sections: {
    scout: "Objevujte",
    new: "Novinky",
    more: "Další témata",
    lastChance: "Poslední šance",
  },
  availability: { SOON: "Již brzy", SOLDOUT: "Vyprodáno" },
  endDate: "Do {date}",
  onlyXDaysLeft: {
    one: "Už jen {count} den",
    few: "Už jen {count} dny",
    many: "Už jen {count} dne",
    other: "Už jen {count} dní",
  },
  lastDay: "Už jen dnes",
};
