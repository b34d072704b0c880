import type { LeadTexts } from "../../../leads/leads-texts.ts";

export const leads: LeadTexts = {
  problemsHeading: {
    one: "Veuillez vérifier {count} champ\u00a0:",
    other: "Veuillez vérifier {count} champs\u00a0:",
  },
  problems: {
    required: "Veuillez remplir ce champ.",
    notTicked: "Veuillez cocher cette case.",
    notChosen: "Veuillez faire un choix.",
    tooLong: "Veuillez raccourcir ce texte à {max} caractères.",
    wrongPattern: "{hint}",
    invalidEmail: "Veuillez saisir une adresse e-mail complète, par exemple nom@example.com.",
    invalidPhone: "Veuillez saisir un numéro de téléphone complet, par exemple {example}.",
    invalidPostalCode: "Veuillez saisir un code postal au format du pays, par exemple {example}.",
    noNumber: "Veuillez saisir un nombre entier.",
    tooSmall: "Veuillez saisir au moins {min}.",
    tooLarge: "Veuillez saisir au plus {max}.",
    noDate: "Veuillez saisir une date qui existe.",
    tooEarly: "Veuillez choisir le {min} ou un jour plus tard.",
    tooLate: "Veuillez choisir le {max} ou un jour plus tôt.",
    changedConsent:
      "Ce texte a changé entre-temps. Veuillez le relire et cocher la case à nouveau.",
  },
  labels: {
    street: "Rue et numéro",
    postalCode: "Code postal",
    town: "Localité",
    region: "Région",
  },
  choose: "Veuillez choisir",
  yes: "Oui",
  closes: "Ouvert jusqu’au {date}.",
  states: {
    early: {
      title: "Pas encore ouvert",
      text: "Vous trouverez le formulaire ici à partir du {date}. Revenez nous voir.",
    },
    full: {
      title: "C’est complet",
      text: "Nous avons reçu autant d’inscriptions que nous pouvons en accepter. Nous n’en prenons malheureusement plus.",
    },
    over: {
      title: "C’est terminé",
      text: "L’opération a pris fin le {date}. Nous n’acceptons plus d’inscriptions.",
    },
  },
  typed: "Non envoyé, mais pas perdu\u00a0: voici ce que vous aviez saisi.",
  notTaken: {
    tooMany: {
      one: "Votre inscription n’est pas encore enregistrée\u00a0: un très grand nombre d’inscriptions viennent d’arriver de votre réseau ou avec cette adresse e-mail. Vos réponses sont toujours dans le formulaire\u00a0; veuillez l’envoyer à nouveau dans {count} minute.",
      other:
        "Votre inscription n’est pas encore enregistrée\u00a0: un très grand nombre d’inscriptions viennent d’arriver de votre réseau ou avec cette adresse e-mail. Vos réponses sont toujours dans le formulaire\u00a0; veuillez l’envoyer à nouveau dans {count} minutes.",
    },
    unavailable:
      "Nous ne pouvons pas confirmer pour le moment que votre inscription est enregistrée. Vos réponses sont toujours dans le formulaire\u00a0; veuillez l’envoyer à nouveau dans un instant. Rien ne sera compté deux fois.",
  },
  stored: {
    until: "Nous effaçons vos données le {date}.",
    afterDays: {
      one: "Nous effaçons vos données {count} jour après leur réception.",
      other: "Nous effaçons vos données {count} jours après leur réception.",
    },
  },
  aboutPrivacy: "Comment nous traitons vos données\u00a0:",
  others: "À découvrir aussi",
  toShop: "Vers la boutique",
  sent: {
    title: "Presque terminé\u00a0: confirmez votre adresse e-mail",
    text: "Vos données sont enregistrées et nous vous envoyons un e-mail. Votre inscription ne compte qu’une fois confirmée par cet e-mail, dans un délai de {hours} heures.",
    hint: "Rien reçu après quelques minutes\u00a0? Regardez aussi dans vos courriers indésirables. Si une inscription est déjà confirmée pour cette adresse, rien ne change.",
  },
  confirm: {
    title: "Plus qu’un clic",
    text: "Confirmez votre inscription à «\u00a0{campaign}\u00a0» avec l’adresse {email}.",
    button: "Confirmer l’inscription",
    ignore: "Ce n’était pas vous\u00a0? Fermez simplement cette page.",
  },
  already: {
    title: "Vous participez déjà",
    text: "Une inscription est déjà confirmée pour cette adresse e-mail. Chaque adresse compte une fois.",
  },
  linkInvalid: {
    title: "Ce lien n’est plus valable",
    text: "Les liens de nos e-mails sont valables {hours} heures. Veuillez remplir le formulaire à nouveau.",
    again: "Vers le formulaire",
  },
  mail: {
    confirmation: {
      subject: "Veuillez confirmer\u00a0: {campaign}",
      text: "Le formulaire «\u00a0{campaign}\u00a0» a été rempli avec votre adresse e-mail. Veuillez confirmer que c’était bien vous.",
      button: "Confirmer l’inscription",
      validity: "Le lien est valable {hours} heures. Passé ce délai, nous effaçons l’inscription.",
      reason:
        "Vous recevez cet e-mail parce que votre adresse a été saisie dans un formulaire de notre site. Si ce n’est pas vous, vous n’avez rien à faire.",
    },
    received: {
      subject: "Bien reçu\u00a0: {campaign}",
      text: "Merci, nous avons bien reçu votre inscription.",
      given: "Voici ce que vous avez indiqué\u00a0:",
      declared: "Voici ce que vous avez accepté\u00a0:",
      reason:
        "Vous recevez cet e-mail parce que votre adresse a été saisie dans un formulaire de notre site. Si ce n’est pas vous, veuillez répondre à cet e-mail.",
    },
    team: {
      subject: "Nouvelle inscription\u00a0: {campaign}",
      text: "Une inscription est arrivée par la page «\u00a0{campaign}\u00a0».",
      reason:
        "Cet e-mail est adressé à l’équipe, à qui chaque inscription à cette opération est signalée. Il contient des données personnelles.",
    },
    receivedAt: "Reçu le",
    deletedAt: "Effacement le",
    email: "Adresse e-mail",
  },
};
