import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Favoris",
  intro: "Ce que vous avez retenu, aux prix actuels.",
  empty: "Vous n’avez pas encore de favoris. Le cœur de chaque article l’ajoute ici.",
  toProducts: "Vers la boutique",
  add: "Ajouter aux favoris",
  choose: "Choisir une variante",
  remove: "Retirer",
  priceFell: "{amount} de moins que le {date}, quand vous avez retenu l’article",
  notSold: {
    one: "{count} article retenu n’est plus vendu ici.",
    many: "{count} d’articles retenus ne sont plus vendus ici.",
    other: "{count} articles retenus ne sont plus vendus ici.",
  },
  full: "Vos favoris sont complets : ils contiennent {max} articles. Retirez-en un avant d’ajouter le suivant.",
  tooMany:
    "De très nombreuses listes sont créées en ce moment depuis votre réseau. Veuillez réessayer plus tard.",
  kept: {
    account:
      "Vos favoris sont dans votre compte client : vous les voyez sur chaque appareil où vous êtes connecté.",
    browser:
      "Vos favoris restent {days} jours dans ce navigateur. Si vous vous connectez, ils passent dans votre compte client.",
    visit:
      "Vos favoris restent jusqu’à la fermeture du navigateur. Si vous vous connectez, ils passent dans votre compte client.",
  },
  share: {
    title: "Partager les favoris",
    text: "Les personnes qui connaissent l’adresse voient les articles, mais pas de qui ils viennent, et ne peuvent rien modifier.",
    button: "Créer une adresse",
    address: "Adresse des favoris",
    end: "Invalider l’adresse",
  },
  shared: {
    title: "Des favoris partagés",
    intro: "Quelqu’un a partagé ces articles avec vous. Les prix sont ceux du moment.",
    ended: {
      title: "Ces favoris n’existent plus",
      text: "La personne qui les a partagés a invalidé l’adresse ou effacé la liste.",
    },
  },
};
