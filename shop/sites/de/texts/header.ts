import type { HeaderTexts } from "../../../../border/header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "Zum Inhalt springen",
  home: "{shopName} – zur Startseite",
  back: "Zurück",
  openSearch: "Suche öffnen",
  closeSearch: "Suche schließen",
  stores: "Stores",
  account: "Mein Konto",
  beans: { one: "{count} Bohne", other: "{count} Bohnen" },
  communityMember: "Community-Mitglied",
  kontorCardMember: "Mit {cardName}",
  secureHint: "Sicher einkaufen",
};
