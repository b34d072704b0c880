import type { FooterTexts } from "../../../../border/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Service et informations",
  countries: "{shopName} dans d’autres pays",
  ownCart: "Le panier reste dans cette boutique, car chaque pays a le sien.",
  newWindow: "ouvre une nouvelle fenêtre",
  newsletter: {
    headline: "{newsletterDiscount} % de rabais sur une commande",
    text: "Nouveaux cafés, univers thématiques et offres, environ deux fois par semaine par e-mail. Désinscription possible à tout moment.",
    subscribe: "S’inscrire à la newsletter",
    voucher:
      "Rabais de bienvenue pour une première inscription, valable une fois et non cumulable avec d’autres codes.",
  },
};
