import type { PromotionTexts } from "../../../../border/promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Offre du moment",
  benefits: "Vos avantages chez {shopName}",
  legal: "Conditions",
  voucher: "Code de réduction",
  copy: "Copier le code {code}",
  copied: "Code copié",
  copyFailed: "Le code est sélectionné, vous pouvez le copier.",
  more: "En savoir plus",
  app: {
    headline: "L’application {shopName}",
    text: "Vos grains, nos magasins et les nouveautés en avant-première.",
    rating: "{value} étoiles sur {max}",
    install: "Voir l’app",
    close: "Fermer l’annonce de l’application",
  },
};
