import type { HeaderTexts } from "../../../../border/header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "Przejdź do treści",
  home: "{shopName} – strona główna",
  back: "Wstecz",
  openSearch: "Otwórz wyszukiwarkę",
  closeSearch: "Zamknij wyszukiwarkę",
  stores: "Sklepy",
  account: "Moje konto",
  beans: {
    one: "{count} ziarno",
    few: "{count} ziarna",
    many: "{count} ziaren",
    other: "{count} ziarna",
  },
  communityMember: "Należysz do społeczności",
  kontorCardMember: "Z kartą {cardName}",
  secureHint: "Bezpieczne zakupy",
};
