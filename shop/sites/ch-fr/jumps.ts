import type { Jumps } from "../../../border/search/search-contract.ts";

export const jumps: Jumps = {
  "/conditions-generales-s400007325.html": [
    "CGV",
    "Conditions générales",
    "Conditions générales de vente",
  ],
  "/mentions-legales-s400007320.html": ["Mentions légales", "Impressum"],
  "/protection-des-donnees-s400007321.html": [
    "Protection des données",
    "Confidentialité",
    "Politique de confidentialité",
  ],
  "/droit-de-retour-s400007322.html": ["Droit de retour", "Rétractation", "Droit de rétractation"],
  "/withdrawal": ["Se rétracter du contrat"],
  "/accessibilite-s400007323.html": ["Accessibilité"],
  "/garantie-s400007324.html": ["Garantie", "Réclamation"],
  "/questions-frequentes-s400007330.html": ["FAQ", "Aide", "Questions fréquentes"],
  "/livraison-s400007332.html": [
    "Livraison",
    "Frais de livraison",
    "Frais de port",
    "Délai de livraison",
  ],
  "/retours-s400007333.html": ["Retour", "Retours", "Échange"],
  "/paiement-s400007334.html": ["Paiement", "Moyens de paiement", "Modes de paiement"],
  "/click-and-collect-s400007331.html": [
    "Click & Collect",
    "Click and Collect",
    "Retrait en magasin",
  ],
  "/registerfreekontorcard": ["KontorCard", "Carte de fidélité"],
  "/contact": ["Contact", "Service clientèle", "Service client"],
  "/subscribenewsletter": ["Newsletter"],
  "/service/storefinder/": [
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
