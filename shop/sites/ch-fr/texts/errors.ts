import type { ErrorPageTexts } from "../../page-texts.ts";

export const errors: ErrorPageTexts = {
  notFoundHeadline: "Cette page n’existe pas ou plus",
  notFoundText:
    "Le produit n’est peut-être plus proposé, ou une faute s’est glissée dans l’adresse. La recherche vous aidera à le retrouver ; voici aussi ce qui plaît en ce moment.",
  failureHeadline: "Quelque chose a débordé chez nous",
  failureText:
    "Une erreur s’est produite de notre côté. Veuillez recharger la page dans un instant ; votre panier est conservé.",
  busyHeadline: "Il y a foule en ce moment",
  busyText:
    "Nous recevons plus de visites que nous ne pouvons en servir à la fois. La page se recharge d’elle-même dans quelques secondes ; votre panier est conservé.",
  searchHeadline: "La recherche sera bientôt prête",
  searchText:
    "Notre boutique vient de redémarrer et prépare encore la recherche. La page se recharge d’elle-même dans quelques secondes ; vous trouvez déjà tous les produits dans les catégories.",
  cookiesHeadline: "Votre navigateur envoie trop de cookies",
  cookiesText:
    "Tant de cookies sont enregistrés pour cette adresse que nous ne pouvons pas traiter votre demande. Supprimez ceux qui ne viennent pas de notre boutique ; votre panier et votre connexion sont conservés. Si cela ne suffit pas, supprimez tous les cookies de ce site dans les réglages de votre navigateur.",
  removeCookies: "Supprimer les cookies et recharger",
  reload: "Recharger maintenant",
  toHome: "Vers la page d’accueil",
  reference: "Numéro de cette demande",
};
