import type { HeaderTexts } from "../../../../border/header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "Prejsť na obsah",
  home: "{shopName} – úvodná stránka",
  back: "Späť",
  openSearch: "Otvoriť vyhľadávanie",
  closeSearch: "Zavrieť vyhľadávanie",
  stores: "Predajne",
  account: "Môj účet",
  beans: {
    one: "{count} zrnko",
    few: "{count} zrnká",
    many: "{count} zrnka",
    other: "{count} zrniek",
  },
  communityMember: "Patríte do komunity",
  kontorCardMember: "S kartou {cardName}",
  secureHint: "Bezpečný nákup",
};
