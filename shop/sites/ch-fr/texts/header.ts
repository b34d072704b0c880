import type { HeaderTexts } from "../../../../border/header/header-contract.ts";

export const header: HeaderTexts = {
  skipToContent: "Aller au contenu",
  home: "{shopName} – vers la page d’accueil",
  back: "Retour",
  openSearch: "Ouvrir la recherche",
  closeSearch: "Fermer la recherche",
  stores: "Magasins",
  account: "Mon compte",
  beans: { one: "{count} grain", other: "{count} grains" },
  communityMember: "Membre de la communauté",
  kontorCardMember: "Avec la carte {cardName}",
  secureHint: "Achat sécurisé",
};
