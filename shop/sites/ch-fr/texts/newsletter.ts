import type { NewsletterTexts } from "../../../../border/newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "Adresse e-mail",
    salutation: "Civilité",
    salutations: { MRS: "Madame", MR: "Monsieur", DIVERS: "Autre", COMPANY: "Entreprise" },
    noSalutation: "Sans indication",
    firstName: "Prénom",
    lastName: "Nom",
    legalNotice:
      "En vous inscrivant, vous confirmez avoir au moins {newsletterAge} ans et acceptez que la société {shopName} vous envoie par e-mail ses offres et les nouveautés de son assortiment. Vous pouvez vous désinscrire à tout moment, par le lien qui figure dans chaque newsletter ou auprès du [service clientèle](/contact).",
    personalOffers:
      "{shopName} peut analyser mes achats et m’envoyer des offres qui me correspondent. C’est facultatif.",
    privacy:
      "La page [Protection des données](/protection-des-donnees-s400007321.html) explique comment nous traitons vos données.",
    submit: "S’inscrire",
    mandatory: "* Champ obligatoire",
    voucherNote:
      "Le rabais de bienvenue est offert lors de la première inscription. Il est valable {voucherValidity} pour une commande. [Conditions du bon](/conditions-du-bon-s400007350.html)",
    success: "Merci\u00a0! Il ne manque plus qu’un clic.",
    successText:
      "Nous envoyons un e-mail à {email}. Confirmez-y votre inscription\u00a0: vous recevrez ensuite votre rabais de bienvenue.",
    successHint:
      "En général, il arrive tout de suite. Peu après une inscription ou une désinscription, cela peut prendre jusqu’à une heure, et jusqu’à un jour après plusieurs le même jour. Regardez aussi dans vos courriers indésirables.",
    sendAgain: "Renvoyer l’e-mail",
    sentAgain:
      "Nous renvoyons l’e-mail. Au moins une heure sépare deux e-mails à une même adresse.",
    errorGeneric:
      "Pour des raisons techniques, l’inscription à la newsletter n’est pas possible en ce moment. Veuillez réessayer plus tard.",
    tooMany: {
      one: "Nous avons reçu un très grand nombre d’inscriptions depuis votre réseau. Veuillez réessayer dans {count} minute.",
      other:
        "Nous avons reçu un très grand nombre d’inscriptions depuis votre réseau. Veuillez réessayer dans {count} minutes.",
    },
    crowded: {
      one: "Les inscriptions sont très nombreuses en ce moment. Veuillez réessayer dans {count} minute.",
      other:
        "Les inscriptions sont très nombreuses en ce moment. Veuillez réessayer dans {count} minutes.",
    },
    linkInvalid:
      "Ce lien de confirmation n’est plus valable. Veuillez vous inscrire à nouveau à la newsletter {shopName}.",
    checkFields: "Veuillez vérifier les champs signalés.",
    problems: {
      emailRequired: "Veuillez indiquer votre adresse e-mail.",
      required: "Veuillez remplir ce champ.",
      invalidEmail: "Veuillez saisir une adresse e-mail valable.",
      tooLong: "Ce texte est trop long.",
      invalidCharacters: "Ce champ contient des caractères non autorisés.",
    },
  },
  pages: {
    title: "{newsletterDiscount} % de rabais avec la newsletter",
    intro:
      "Nouveaux cafés, univers thématiques et offres, environ deux fois par semaine par e-mail. Vous pouvez vous désinscrire à tout moment.",
    pictureAlt: "Une lettre à côté d’une tasse de café, un cœur dessiné dans la mousse",
    discount: "{newsletterDiscount} % de rabais",
    voucher: "En cadeau de bienvenue\u00a0: {newsletterDiscount} % de rabais sur une commande.",
    confirm: {
      title: "Plus qu’un clic",
      text: "Confirmez que vous souhaitez recevoir la newsletter {shopName} à l’adresse {email}.",
      button: "Confirmer l’inscription",
      ignore: "L’inscription ne vient pas de vous\u00a0? Fermez simplement cette page.",
    },
    confirmed: {
      title: "Bienvenue dans la newsletter\u00a0!",
      text: "Votre inscription est confirmée. Le rabais de bienvenue arrive par e-mail.",
      toShop: "Vers la boutique",
    },
    subscribed: {
      title: "Vous recevez la newsletter",
      text: "Votre inscription est confirmée. Les liens de chaque numéro vous permettent de modifier vos données ou de vous désinscrire.",
    },
    unsubscribe: {
      title: "Se désinscrire de la newsletter",
      text: "Souhaitez-vous ne plus recevoir la newsletter à l’adresse {email}\u00a0?",
      button: "Se désinscrire",
    },
    unsubscribed: {
      title: "Votre désinscription est enregistrée",
      text: "Nous ne vous enverrons plus de newsletter. Si vous changez d’avis, réinscrivez-vous ici à tout moment.",
    },
    preferences: {
      title: "Vos données pour la newsletter",
      text: "Votre newsletter est envoyée à {email}.",
      save: "Enregistrer",
      saved: "Vos données sont enregistrées.",
      emailRequested:
        "Nous envoyons un e-mail à {email}. Dès que vous y aurez confirmé le changement, la newsletter arrivera à cette adresse.",
      toUnsubscribe: "Se désinscrire de la newsletter",
    },
    invalidLink: {
      title: "Ce lien n’est plus valable",
      text: "Veuillez ouvrir le lien de notre dernière newsletter ou vous adresser au [service clientèle](/contact).",
    },
  },
};
