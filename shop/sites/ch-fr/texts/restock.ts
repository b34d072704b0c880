import type { RestockTexts } from "../../../restock/restock-texts.ts";

export const restock: RestockTexts = {
  title: "Alerte de retour en stock",
  variantTitle: "Votre choix est épuisé ? Nous vous avertissons",
  intro: "Dès que cet article sera de nouveau disponible ici, nous vous enverrons un e-mail.",
  email: "Adresse e-mail",
  submit: "M’avertir",
  note: "Vous confirmez d’abord votre adresse. Vous recevez ensuite un seul e-mail et nous effaçons votre demande, au plus tard après {days} jours.",
  unavailable:
    "Nous ne pouvons pas enregistrer votre demande pour le moment. Veuillez réessayer dans un instant.",
  requested: {
    title: "Veuillez confirmer votre adresse",
    text: "Vous allez recevoir un e-mail avec un lien. Nous n’enregistrons votre demande qu’une fois que vous l’avez confirmée. Si vous l’avez déjà fait pour cet article, vous ne recevrez pas d’autre e-mail. Nous envoyons au plus {times} e-mails de ce type par jour à une même adresse. Si rien n’arrive, regardez aussi dans vos courriers indésirables.",
  },
  available: {
    title: "Déjà de retour",
    text: "Cet article est de nouveau disponible. Vous pouvez le commander dès maintenant.",
  },
  confirm: {
    title: "Plus qu’un clic",
    text: "Confirmez que nous pouvons écrire à {email} dès que cet article sera de nouveau disponible.",
    button: "Confirmer la demande",
    ignore: "La demande ne vient pas de vous ? Fermez simplement cette page.",
  },
  confirmed: {
    title: "Nous vous avertirons",
    text: "Dès que cet article sera de nouveau disponible, nous écrirons une fois à {email}. Nous effacerons ensuite votre demande, au plus tard après {days} jours.",
  },
  waiting: {
    title: "Votre demande est déjà confirmée",
    text: "Dès que cet article sera de nouveau disponible, nous écrirons une fois à {email}.",
    button: "Effacer la demande",
  },
  ended: {
    title: "Cette demande n’existe plus",
    text: "Soit nous vous avons déjà écrit, soit elle a été effacée.",
  },
  deleted: {
    title: "Votre demande est effacée",
    text: "Nous ne vous écrirons plus au sujet de cet article.",
  },
  expired: {
    title: "Ce lien a expiré",
    text: "Il était valable {hours} heures. Vous pouvez refaire la demande sur la page de l’article.",
  },
  invalid: {
    title: "Ce lien n’est pas valable",
    text: "Veuillez l’ouvrir directement depuis notre e-mail et vérifier qu’il est complet.",
  },
  toArticle: "Voir l’article",
  mails: {
    confirmation: {
      subject: "Confirmez votre demande : {article}",
      text: "Vous souhaitez savoir quand cet article sera de nouveau disponible. Veuillez confirmer votre demande : nous ne l’enregistrerons qu’ensuite.",
      button: "Confirmer la demande",
      validity:
        "Le lien ouvre une page où vous confirmez à l’aide d’un bouton. Il est valable {hours} heures.",
      reason:
        "Vous recevez cet e-mail parce que votre adresse a été saisie sur notre site pour recevoir un message au sujet de cet article. Si ce n’est pas vous, vous n’avez rien à faire : sans confirmation, nous ne vous écrirons pas et nous supprimerons l’adresse après {newsletterUnconfirmedDays} jours.",
    },
    back: {
      subject: "De retour : {article}",
      text: "Vous vouliez savoir quand cet article serait de nouveau disponible : vous pouvez maintenant le commander. Il n’est pas réservé.",
      button: "Voir l’article",
      last: "C’était le seul e-mail lié à votre demande, que nous avons effacée. Le prix indiqué est celui du moment de l’envoi.",
      reason:
        "Vous recevez cet e-mail parce que vous l’avez demandé et que vous avez confirmé votre adresse.",
    },
  },
};
