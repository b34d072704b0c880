import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Paramètres des cookies",
  title: "Vos choix en matière de cookies",
  question:
    "Certains cookies sont nécessaires au fonctionnement de la boutique. Nous n’utilisons les autres qu’avec votre accord, pour mesurer l’utilisation de la boutique, vous simplifier la navigation et rémunérer nos partenaires publicitaires. Votre accord est facultatif. Vous pouvez le retirer en tout temps sous « Paramètres des cookies », au bas de chaque page.",
  privacy: { text: "Protection des données", path: "/protection-des-donnees-s400007321.html" },
  refuse: "Tout refuser",
  accept: "Tout accepter",
  choose: "Personnaliser",
  save: "Enregistrer mes choix",
  close: "Fermer",
  reload: {
    text: "Vos choix sont enregistrés. Pour arrêter aussi les scripts déjà en cours, cette page va être rechargée dans un instant.",
    button: "Recharger maintenant",
  },
  alwaysOn: "toujours actifs",
  groups: {
    necessary: {
      name: "Nécessaires",
      purpose: "Panier, connexion, sécurité et ce choix. Sans eux, la boutique ne fonctionne pas.",
    },
    statistics: {
      name: "Statistiques",
      purpose:
        "Quelles pages et quels articles sont consultés et quels articles sont achetés. L’adresse IP est tronquée avant l’enregistrement.",
    },
    functional: {
      name: "Confort",
      purpose:
        "Vos dernières recherches dans le champ de recherche et des tests qui nous aident à améliorer la boutique.",
    },
    advertising: {
      name: "Publicité",
      purpose: "Le partenaire publicitaire à l’origine de votre visite.",
    },
  },
};
