import type { QuestionTexts } from "../../../community/question-texts.ts";

export const questions: QuestionTexts = {
  title: "Questions et réponses",
  empty: "Personne n’a encore posé de question sur ce produit.",
  ask: "Poser une question",
  answer: "Répondre",
  moreAnswers: { one: "{count} autre réponse", other: "{count} autres réponses" },
  all: { one: "Voir {count} question", other: "Voir les {count} questions" },
  noAnswer: "Pas encore de réponse.",
  by: "{name}, {date}",
  fromShop: "{shopName} répond",
  fromBuyer: "A acheté ce produit",
  example: "Exemple",
  askForm: {
    title: "Votre question",
    text: "D’autres membres et notre équipe répondent publiquement. Pour une commande, adressez-vous au service clientèle.",
    label: "Que souhaitez-vous savoir ?",
    hint: "De 10 à 500 caractères. Ni adresse ni numéro de téléphone.",
    button: "Envoyer la question",
  },
  answerForm: {
    title: "Votre réponse",
    text: "Répondez d’après votre propre expérience. Si vous avez acheté le produit chez nous, nous l’indiquons.",
    label: "Réponse",
    hint: "2000 caractères au plus. Ni adresse ni numéro de téléphone.",
    button: "Envoyer la réponse",
  },
  received: {
    question: {
      title: "Votre question est bien arrivée",
      text: "Nous la lisons d’abord. Elle apparaît ensuite sur la page du produit, où d’autres peuvent y répondre.",
    },
    answer: {
      title: "Votre réponse est bien arrivée",
      text: "Nous la lisons d’abord. Elle apparaît ensuite sous la question. Merci de votre aide !",
    },
  },
  published: {
    question: {
      title: "Votre question est publiée",
      text: "Elle figure maintenant sur la page du produit, où d’autres peuvent y répondre.",
    },
    answer: {
      title: "Votre réponse est publiée",
      text: "Elle figure maintenant sous la question. Merci de votre aide !",
    },
  },
  gone: {
    title: "Cette question n’existe plus",
    text: "Elle a été supprimée, ou le produit n’est plus proposé.",
  },
  backToProduct: "Retour au produit",
  problems: {
    required: "Veuillez écrire quelque chose.",
    tooShort: "C’est très court. Veuillez en écrire un peu plus.",
    tooLong: "C’est trop long. Veuillez raccourcir le texte.",
    contact:
      "Veuillez retirer les adresses e-mail, les liens et les longs numéros : le texte sera public.",
  },
  tooMany:
    "Cela fait déjà beaucoup de contributions aujourd’hui. Veuillez réessayer dans {duration}.",
  unavailable:
    "L’enregistrement a échoué. Votre texte est toujours là : veuillez réessayer dans un instant.",
  mail: {
    subject: "Une réponse à votre question : {product}",
    text: "Votre question a reçu une réponse.",
    question: "Votre question",
    answer: "Réponse ({name})",
    button: "Voir toutes les réponses",
    reason:
      "Vous recevez cet e-mail une seule fois pour votre question, parce que vous l’avez demandé en tant que membre de notre communauté. Vous pouvez le désactiver dans votre compte.",
  },
};
