import type { Jumps } from "../../../border/search/search-contract.ts";
import { withdrawalPaths } from "../../withdrawal/withdrawal-contract.ts";
import { pages } from "./pages.ts";

export const jumps: Jumps = {
  [pages.terms]: ["CGV", "Conditions générales", "Conditions générales de vente"],
  [pages.imprint]: ["Mentions légales", "Impressum"],
  [pages.privacy]: ["Protection des données", "Confidentialité", "Politique de confidentialité"],
  [pages.withdrawal]: ["Droit de retour", "Rétractation", "Droit de rétractation"],
  [withdrawalPaths.form]: ["Se rétracter du contrat"],
  [pages.accessibility]: ["Accessibilité"],
  [pages.guarantee]: ["Garantie", "Réclamation"],
  [pages.faq]: ["FAQ", "Aide", "Questions fréquentes"],
  [pages.delivery]: ["Livraison", "Frais de livraison", "Frais de port", "Délai de livraison"],
  [pages.returns]: ["Retour", "Retours", "Échange"],
  [pages.payment]: ["Paiement", "Moyens de paiement", "Modes de paiement"],
  [pages["click-and-collect"]]: ["Click & Collect", "Click and Collect", "Retrait en magasin"],
  [pages.kontorcard]: ["{cardName}", "Carte de fidélité"],
  [pages.contact]: ["Contact", "Service clientèle", "Service client"],
  [pages.newsletter]: ["Newsletter"],
  [pages.storefinder]: [
    "Magasin",
    "Magasins",
    "Filiale",
    "Filiales",
    "Succursale",
    "Succursales",
    "Horaires",
    "Horaires d’ouverture",
    "Horaires d'ouverture",
    "Heures d’ouverture",
    "Heures d'ouverture",
  ],
};
