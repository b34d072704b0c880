import type { ShopStoredNamesTexts } from "../../stored-names-texts.ts";

export const storedNames: ShopStoredNamesTexts = {
  columns: { names: "Entrée", purpose: "But", group: "Groupe", lifetime: "Durée" },
  kinds: { local: "mémoire du navigateur", session: "mémoire de l’onglet" },
  lifetimes: {
    browser: "jusqu’à la fermeture du navigateur",
    tab: "jusqu’à la fermeture de l’onglet",
    sent: "jusqu’à la transmission",
    deleted: "jusqu’à ce que vous l’effaciez",
  },
  purposes: {
    choice: "vos choix en matière de cookies et leur date",
    erasure:
      "identifiant de mesure d’audience dont les données restent à effacer après le retrait de votre consentement",
    cart: "vous attribuer votre panier",
    cartCopy: "contenu du panier, pour l’afficher sans attendre sur la page suivante",
    cartChanges: "modifications du panier que la boutique n’a pas encore confirmées",
    cartTrial: "vérifier que le navigateur accepte les cookies",
    session: "connexion au compte et protection contre les requêtes falsifiées",
    remembered: "vous reconnaître, si vous le souhaitez, jusqu’à la déconnexion",
    knownBrowser:
      "savoir que ce navigateur a déjà servi à vous connecter, pour que les tentatives d’autres personnes ne vous bloquent pas l’accès",
    myStore: "votre magasin, jusqu’à la fermeture du navigateur",
    keptStore: "votre magasin, pour vos prochaines visites",
    wishes: "vos favoris, jusqu’à la fermeture du navigateur",
    keptWishes: "vos favoris, pour vos prochaines visites",
    view: "affichage choisi ou visite depuis notre application",
    appBanner: "vous avez fermé l’annonce de l’application",
    visitor: "identifiant aléatoire pour la mesure d’audience",
    touchpoint: "ce qui vous a mené chez nous, par exemple une annonce",
    history: "articles que vous avez consultés",
    purchases: "commandes déjà comptées, pour n’en compter aucune deux fois",
    searches: "recherches qui vous ont fait trouver des articles",
    events: "données de mesure qui ne sont pas encore transmises",
    visit: "identifiant de votre visite, renouvelé après 30 minutes d’inactivité",
    tab: "numérotation des données de mesure d’un onglet",
    losses: "nombre de pages et de données de mesure qui n’ont pas pu être enregistrées",
    recentSearches:
      "vos dernières recherches, proposées dans le champ de recherche, qui ne quittent pas le navigateur",
    tests: "votre groupe dans des tests de contenus différents",
    testsAsked: "votre groupe a déjà été déterminé pendant cette visite",
    partner: "partenaire publicitaire à l’origine de votre visite",
  },
};
