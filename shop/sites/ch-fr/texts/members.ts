import type { MemberTexts } from "../../../community/member-texts.ts";

export const members: MemberTexts = {
  intro:
    "En tant que membre, vous posez des questions sur nos produits, vous y répondez et vous partagez vos recettes. Les autres ne voient que votre nom public.",
  joinTitle: "Devenir membre",
  name: "Nom public",
  nameHint: "De 3 à 30 caractères. Votre vrai nom n’est pas nécessaire.",
  rules: "J’ai lu les [règles de la communauté] et je les respecte.",
  mails: "M’envoyer un e-mail quand ma question a reçu une réponse.",
  join: "Devenir membre",
  note: "Ce nom figure sous tout ce que vous écrivez dans la communauté. Si vous la quittez ou supprimez votre compte, il est remplacé par « Ancien membre ».",
  settingsTitle: "Votre profil public",
  memberSince: "Vous écrivez sous le nom de {name}. Vous êtes membre depuis le {date}.",
  save: "Enregistrer",
  toCommunity: "Voir la communauté",
  shareRecipe: "Partager une recette",
  own: {
    title: "Vos contributions",
    empty: "Vous n’avez encore rien écrit.",
    kinds: { question: "Question", answer: "Réponse", recipe: "Recette" },
    states: {
      waiting: "En cours de lecture",
      published: "Publiée",
      refused: "Non publiée",
      removed: "Retirée par nos soins",
    },
    change: "Modifier",
    delete: "Supprimer",
    deleteFinally: "Supprimer définitivement",
  },
  leaveTitle: "Quitter la communauté",
  leaveText:
    "Vos avis, questions, réponses et recettes restent en ligne, mais sans votre nom. Ce qui doit disparaître, supprimez-le d’abord ci-dessus. C’est définitif : même si vous redevenez membre, vos anciennes contributions restent sans nom.",
  leave: "Quitter la communauté",
  problems: {
    required: "Veuillez choisir un nom public.",
    tooShort: "Le nom doit compter au moins trois caractères, dont deux lettres.",
    tooLong: "Le nom ne doit pas dépasser 30 caractères.",
    invalidCharacters:
      "Utilisez uniquement des lettres latines, des chiffres, des espaces, le point, l’apostrophe, le trait d’union et le tiret bas.",
    contact: "Ni adresse ni numéro de téléphone, s’il vous plaît : ce nom est public.",
    reserved:
      "Ce nom pourrait faire croire que c’est la boutique qui écrit. Veuillez en choisir un autre.",
    taken: "Ce nom est déjà pris. Veuillez en choisir un autre.",
    rules: "Veuillez lire les règles et les accepter.",
  },
  tooMany: "Vous avez déjà souvent changé de nom aujourd’hui. Veuillez réessayer dans {duration}.",
  unavailable: "L’enregistrement a échoué. Veuillez réessayer dans un instant.",
  former: "Ancien membre",
  needed: {
    title: "Il ne manque qu’un nom public",
    text: "Dans la communauté, ce sont les membres qui écrivent. Choisissez un nom, vous reviendrez ensuite ici.",
    button: "Devenir membre",
  },
};
