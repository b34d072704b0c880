import type { Jumps } from "../../features/suggestions/suggestions-contract.ts";

export const jumps: Jumps = {
  "/agb-s400007325.html": ["CGV", "Conditions générales", "Conditions générales de vente"],
  "/mentions-legales-s400007320.html": ["Mentions légales", "Impressum"],
  "/protection-des-donnees-s400007321.html": ["Protection des données", "Confidentialité"],
  "/droit-de-retour-s400007322.html": ["Droit de retour", "Rétractation", "Droit de rétractation"],
  "/accessibilite-s400007323.html": ["Accessibilité"],
  "/garantie-s400007324.html": ["Garantie", "Réclamation"],
  "/questions-frequentes-s400007330.html": ["FAQ", "Aide", "Questions fréquentes"],
  "/livraison-s400007332.html": ["Livraison", "Frais de livraison", "Frais de port"],
  "/retours-s400007333.html": ["Retour", "Retours", "Échange"],
  "/paiement-s400007334.html": ["Paiement", "Moyens de paiement"],
  "/contact": ["Contact", "Service clients"],
  "/subscribenewsletter": ["Newsletter"],
  "/service/storefinder/": [
    "Magasin",
    "Magasins",
    "Filiale",
    "Filiales",
    "Horaires",
    "Heures d’ouverture",
  ],
};
