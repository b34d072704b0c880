import type { CommunityPageTexts } from "../../../community/community-page-texts.ts";

export const communityPage: CommunityPageTexts = {
  title: "Communauté",
  intro:
    "Ici, des personnes qui aiment le café racontent ce qui leur a plu et ce qui leur a déplu : des avis, des réponses et des recettes.",
  description: "Avis, questions, réponses et recettes de café de nos clientes et clients.",
  counts: {
    members: { one: "{count} membre", other: "{count} membres" },
    reviews: { one: "{count} avis", other: "{count} avis" },
    questions: { one: "{count} question", other: "{count} questions" },
    recipes: { one: "{count} recette", other: "{count} recettes" },
  },
  join: "Participer",
  latestReviews: {
    title: "Derniers avis",
    empty:
      "Personne n’a encore évalué de produit. Vous pourrez le faire après votre prochaine commande.",
  },
  openQuestions: {
    title: "Qui sait ?",
    text: "Ces questions attendent encore une réponse.",
    empty: "Aucune question en attente. Vous pouvez en poser une sur la page du produit.",
  },
  recipes: {
    title: "Recettes",
    empty: "Personne n’a encore partagé de recette. La vôtre serait la première.",
    all: "Toutes les recettes",
  },
  how: {
    title: "Comment participer",
    steps: [
      {
        title: "Se connecter",
        text: "Il vous faut un compte client. Il est gratuit.",
      },
      {
        title: "Choisir un nom",
        text: "C’est sous ce nom que les autres vous lisent. Ce n’est pas forcément votre vrai nom.",
      },
      {
        title: "Demander, répondre, partager",
        text: "Les questions se posent sur la page du produit, les recettes se partagent ici. Ce que vous avez acheté, vous pouvez l’évaluer.",
      },
    ],
  },
  rules: {
    title: "Règles",
    text: "Ce qui a sa place ici, ce que nous refusons et comment signaler un contenu ou faire une réclamation.",
    link: "Règles de la communauté",
  },
};
