import type { HeaderTexts } from "../../../../border/header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "Přejít k obsahu",
  home: "{shopName} – úvodní stránka",
  back: "Zpět",
  openSearch: "Otevřít vyhledávání",
  closeSearch: "Zavřít vyhledávání",
  stores: "Prodejny",
  account: "Můj účet",
  beans: {
    one: "{count} zrnko",
    few: "{count} zrnka",
    many: "{count} zrnka",
    other: "{count} zrnek",
  },
  communityMember: "Patříte do komunity",
  kontorCardMember: "S kartou {cardName}",
  secureHint: "Bezpečný nákup",
};
