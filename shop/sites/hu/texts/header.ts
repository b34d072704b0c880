import type { HeaderTexts } from "../../../../border/header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "Ugrás a tartalomhoz",
  home: "{shopName} – kezdőlap",
  back: "Vissza",
  openSearch: "Keresés megnyitása",
  closeSearch: "Keresés bezárása",
  stores: "Üzletek",
  account: "Fiókom",
  beans: { one: "{count} kávészem", other: "{count} kávészem" },
  communityMember: "A közösség tagja",
  kontorCardMember: "{cardName}-tulajdonos",
  secureHint: "Biztonságos vásárlás",
};
