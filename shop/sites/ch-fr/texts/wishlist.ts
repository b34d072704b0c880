import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Favoris",
  intro: "Les articles qui vous plaisent, aux prix actuels.",
  empty: {
    title: "Pas encore de favoris",
    text: "Le cœur affiché sur chaque article permet de l’ajouter ici.",
  },
  toProducts: "Vers la boutique",
  add: "Ajouter aux favoris",
  choose: "Choisir une variante",
  remove: "Retirer",
  priceFell: "{amount} de moins que le {date}, jour où vous avez ajouté l’article",
  notSold: {
    one: "{count} favori n’est plus vendu ici.",
    many: "{count} favoris ne sont plus vendus ici.",
    other: "{count} favoris ne sont plus vendus ici.",
  },
  full: "Votre liste est pleine : elle contient {max} articles au maximum. Retirez-en un avant d’en ajouter un autre.",
  tooMany:
    "De très nombreuses listes sont créées en ce moment depuis votre réseau. Veuillez réessayer plus tard.",
  kept: {
    account:
      "Vos favoris sont enregistrés dans votre compte client : vous les retrouvez sur chaque appareil dès que vous vous connectez.",
    browser:
      "Vos favoris restent {days} jours dans ce navigateur. Si vous vous connectez, ils passent dans votre compte client.",
    visit:
      "Vos favoris restent jusqu’à la fermeture du navigateur. Si vous vous connectez, ils passent dans votre compte client.",
  },
  share: {
    title: "Partager les favoris",
    text: "Les personnes qui connaissent l’adresse voient les articles, mais ne savent pas de qui vient la liste et ne peuvent rien modifier.",
    button: "Créer une adresse",
    address: "Adresse des favoris",
    end: "Désactiver l’adresse",
  },
  shared: {
    title: "Favoris partagés",
    intro: "Quelqu’un a partagé ces articles avec vous. Les prix sont ceux du moment.",
    ended: {
      title: "Ces favoris n’existent plus",
      text: "La personne qui les a partagés a désactivé l’adresse ou effacé la liste.",
    },
  },
};
