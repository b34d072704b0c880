import type { StoredNamesTexts } from "../../consent/stored-name.ts";

export const storedNames: StoredNamesTexts = {
  columns: { names: "Name", purpose: "Purpose", group: "Group", lifetime: "Duration" },
  kinds: { local: "browser storage", session: "tab storage" },
  lifetimes: {
    browser: "until you close the browser",
    tab: "until you close the tab",
    sent: "until it has been sent",
    deleted: "until you delete it",
  },
  purposes: {
    choice: "Your cookie choices and when you made them",
    erasure:
      "Identifier in our statistics, kept until we’ve erased its data after you withdraw your consent",
    cart: "Links your browser to your basket",
    cartCopy: "What’s in your basket, so that the next page shows it straight away",
    cartChanges: "Changes to your basket that the shop hasn’t confirmed yet",
    cartTrial: "Checks whether your browser accepts cookies",
    view: "The view you chose, or that you came from our app",
    appBanner: "You closed the banner about our app",
    visitor: "Random identifier for our statistics",
    touchpoint: "What brought you here, such as an advert",
    history: "Products you’ve looked at",
    purchases: "Orders that have already been counted, so that none is counted twice",
    searches: "Searches that led you to products",
    events: "Statistics that haven’t been sent yet",
    visit: "Identifies your visit; replaced after 30 minutes without activity",
    tab: "Numbers the statistics from one tab",
    losses: "Number of pages and statistics that couldn’t be recorded",
    recentSearches:
      "Your recent searches, suggested in the search box; they never leave your browser",
    tests: "Your group in tests of different content",
    testsAsked: "Your group has already been chosen for this visit",
    partner: "The advertising partner who brought you here",
  },
};
