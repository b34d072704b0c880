import type { NavigationTexts } from "../../navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Products",
  menu: "Menu",
  close: "Close",
  back: "Back",
  allOf: "View all: {title}",
  open: "{title}: submenu",
  loading: "Loading…",
  kontorCard: "{cardName}",
  newWindow: "opens in a new window",
  themeworlds: "Collections",
  sections: {
    scout: "Discover",
    new: "New in",
    more: "More collections",
    lastChance: "Last chance",
  },
  availability: { SOON: "Coming soon", SOLDOUT: "Sold out" },
  endDate: "Until {date}",
  onlyXDaysLeft: { one: "Only {count} day left", other: "Only {count} days left" },
  lastDay: "Ends today",
};
