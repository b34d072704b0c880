import type { HeaderTexts } from "../../header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "Skip to main content",
  home: "{shopName} – go to homepage",
  back: "Back",
  openSearch: "Open search",
  closeSearch: "Close search",
  stores: "Stores",
  account: "My account",
  beans: { one: "{count} point", other: "{count} points" },
  communityMember: "Community member",
  kontorCardMember: "With {cardName}",
  secureHint: "Secure checkout",
};
