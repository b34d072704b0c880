import type { ReviewTexts } from "../../../community/review-texts.ts";

export const reviews: ReviewTexts = {
  title: "Avis",
  titleOf: "Avis : {product}",
  none: "Il n’y a pas encore d’avis sur cet article.",
  rating: "{value} étoiles sur {max}",
  count: { one: "{count} avis", many: "{count} avis", other: "{count} avis" },
  stars: { one: "{count} étoile", many: "{count} étoiles", other: "{count} étoiles" },
  byStars: "Par nombre d’étoiles",
  all: "Lire tous les avis",
  write: "Donner son avis",
  verified: "Achat vérifié",
  usedFor: "Utilisation : {use}",
  nameless: "Sans nom",
  helpful: {
    one: "{count} personne a trouvé cet avis utile",
    many: "{count} personnes ont trouvé cet avis utile",
    other: "{count} personnes ont trouvé cet avis utile",
  },
  helpfulButton: "Utile",
  notHelpful: "Finalement pas utile",
  report: "Signaler",
  helpfulPage: {
    title: "Cette contribution vous a-t-elle été utile ?",
    yes: "Vous trouvez cette contribution utile.",
    no: "Vous n’avez pas indiqué que cette contribution est utile.",
    own: "Vous ne pouvez pas indiquer que votre propre contribution est utile.",
    back: "Vers la contribution",
  },
  reply: "Notre réponse",
  sorting: { label: "Trier", newest: "Les plus récents", helpful: "Les plus utiles" },
  only: "Seulement les avis avec {stars}",
  allStars: "Tout afficher",
  noneOf: "Aucun avis n’a ce nombre d’étoiles.",
  example: {
    mark: "Exemple",
    title: "Exemples d’avis",
    text: "Nous avons inventé ces textes pour montrer à quoi ressemblent les avis. Ils ne viennent pas de clientes ou de clients et ne comptent dans aucune moyenne.",
  },
  statement: {
    title: "Comment nous vérifions les avis",
    checkedFirst:
      "Une personne lit chaque avis avant sa publication, qu’il soit bon ou mauvais. Nous ne refusons que ce qui enfreint nos règles ou la loi, et nous indiquons le motif.",
    checkedLater:
      "Les avis paraissent tout de suite, puis une personne les lit. Nous ne retirons que ce qui enfreint nos règles ou la loi, et nous indiquons le motif.",
    paragraphs: [
      "Seules les personnes qui ont acheté et reçu l’article ici peuvent donner leur avis. Nous le vérifions à l’aide de la commande : il faut être connecté au compte de la commande ou utiliser le lien personnel de notre e-mail. Chaque achat d’un article peut être évalué une fois.",
      "Nous n’offrons ni argent ni bon pour un avis. La moyenne est calculée à partir de tous les avis publiés, et chacun compte autant. On voit ici les avis de tous nos sites dans cette langue.",
      "Un avis porte sur l’article et repose sur une expérience personnelle. Il ne contient ni publicité, ni données personnelles, ni insultes. Vous pouvez signaler chaque avis.",
    ],
  },
  fromFour: "4 étoiles et plus",
  form: {
    title: "Donner son avis : {product}",
    changeTitle: "Votre avis : {product}",
    intro: "Votre expérience aide les autres à choisir. La critique est aussi la bienvenue.",
    stars: "Étoiles",
    headline: "Titre",
    body: "Votre expérience",
    bodyHint:
      "Qu’est-ce qui vous a plu, ou non ? Merci de n’indiquer ni lien ni donnée personnelle.",
    use: "À quoi l’article vous a-t-il servi ?",
    useHint: "Par exemple : espresso, café filtre, cadeau. Ce champ est facultatif.",
    name: "Nom public",
    nameHint: "Votre avis paraîtra sous ce nom.",
    memberName: "Votre avis paraîtra sous votre nom dans la communauté : {name}.",
    changeName: "Modifier le nom",
    submit: "Envoyer l’avis",
    checkedFirst:
      "Nous lisons votre avis avant sa publication et vous écrivons ce que nous avons décidé.",
    checkedLater: "Votre avis paraît tout de suite.",
    delete: "Supprimer l’avis",
    deleteText: "Votre avis disparaîtra définitivement.",
    unavailable:
      "Nous ne pouvons pas enregistrer votre avis pour le moment. Veuillez réessayer dans un instant.",
    tooMany: {
      one: "De très nombreux avis viennent d’arriver de votre réseau. Veuillez réessayer dans {count} minute.",
      many: "De très nombreux avis viennent d’arriver de votre réseau. Veuillez réessayer dans {count} minutes.",
      other:
        "De très nombreux avis viennent d’arriver de votre réseau. Veuillez réessayer dans {count} minutes.",
    },
    changedMeanwhile:
      "Il y a déjà un avis de votre part sur cet achat. Le voici, et vous pouvez le modifier.",
  },
  problems: {
    noStars: "Veuillez choisir de 1 à 5 étoiles.",
    required: "Veuillez remplir ce champ.",
    tooLong: "Ce texte est trop long. Veuillez le raccourcir.",
    noLinks: "Veuillez retirer l’adresse Internet.",
  },
  waiting: {
    title: "Merci pour votre avis",
    text: "Nous le lisons et vous écrivons dès qu’il est publié.",
  },
  published: {
    title: "Merci pour votre avis",
    text: "Il figure maintenant sur la page de l’article.",
  },
  deleted: {
    title: "Votre avis est supprimé",
    text: "Vous pouvez à tout moment en écrire un autre.",
  },
  notBought: {
    title: "Vous ne pouvez pas évaluer cet article",
    text: "Vous pouvez évaluer ce que vous avez acheté et reçu ici avec ce compte. Si vous avez commandé sans compte, utilisez le lien de notre e-mail concernant la commande.",
  },
  login: {
    title: "Veuillez vous connecter",
    text: "Pour donner votre avis, utilisez le compte avec lequel vous avez acheté l’article.",
    button: "Se connecter",
  },
  toProduct: "Voir l’article",
  mine: {
    empty: "Vous n’avez pas encore donné d’avis.",
    states: {
      waiting: "En cours de lecture",
      published: "Publié",
      refused: "Non publié",
      removed: "Retiré",
    },
    change: "Modifier ou supprimer",
  },
  reasons: {
    notAboutProduct: "Sans rapport avec l’article",
    notOwnExperience: "Ne repose pas sur une expérience personnelle",
    advertising: "Publicité",
    personalData: "Révèle des données personnelles",
    insult: "Insulte ou incite à la haine",
    illegal: "Enfreint la loi",
  },
  reportForm: {
    title: "Signaler une contribution",
    intro: "Une personne lit votre signalement et décide si la contribution reste en ligne.",
    reason: "Motif",
    note: "Qu’est-ce qui pose problème ?",
    noteHint:
      "En cas d’infraction à la loi : quel passage est concerné, et pourquoi est-il interdit ?",
    email: "Votre adresse e-mail",
    emailHint:
      "Seulement si vous souhaitez une réponse. La personne qui a écrit la contribution ne la verra pas.",
    submit: "Signaler",
    reported: {
      title: "Merci pour votre signalement",
      text: "Nous l’avons reçu et allons examiner la contribution.",
    },
    gone: {
      title: "Cette contribution n’est plus visible",
      text: "Elle a été supprimée ou retirée.",
    },
    tooMany: {
      one: "De très nombreux signalements viennent d’arriver de votre réseau. Veuillez réessayer dans {count} minute.",
      many: "De très nombreux signalements viennent d’arriver de votre réseau. Veuillez réessayer dans {count} minutes.",
      other:
        "De très nombreux signalements viennent d’arriver de votre réseau. Veuillez réessayer dans {count} minutes.",
    },
  },
  decision: {
    title: "Notre décision sur votre contribution",
    reportTitle: "Notre décision sur votre signalement",
    open: "Nous n’avons pas encore décidé.",
    kept: "Nous avons lu la contribution. Elle n’enfreint ni nos règles ni la loi et reste en ligne.",
    removed: "La contribution n’est plus visible.",
    link: "Voir la décision",
    complaint: {
      title: "Vous n’êtes pas d’accord ?",
      text: "Écrivez-nous pourquoi jusqu’au {date}. Une autre personne de notre équipe décidera à nouveau et vous écrira. C’est gratuit.",
      field: "Vos raisons",
      submit: "Envoyer la réclamation",
      sent: "Nous avons reçu votre réclamation du {date}. Une autre personne de notre équipe la lit et vous écrira.",
      granted: "Nous avons décidé à nouveau : votre réclamation du {date} est acceptée.",
      upheld:
        "Nous avons décidé à nouveau : malgré votre réclamation du {date}, la décision est maintenue.",
      over: "Il n’est plus possible de réclamer contre cette décision.",
    },
  },
  ask: {
    title: "Pouvons-nous vous demander votre avis ?",
    text: "{days} jours après la livraison, vous recevrez un seul e-mail qui vous permettra d’évaluer vos articles. Vous pouvez y renoncer à tout moment, par le lien de l’e-mail ou en nous envoyant un simple message.",
    button: "Oui, écrivez-moi",
    given: "C’est noté : nous vous écrirons une fois, {days} jours après la livraison.",
  },
  order: {
    title: "Que pensez-vous de vos articles ?",
    text: "Votre avis aide les autres à choisir.",
  },
  byMail: {
    title: "Que pensez-vous de vos articles ?",
    text: "Choisissez ce que vous souhaitez évaluer. Vous pouvez aussi modifier ici un avis déjà donné.",
    invalid: {
      title: "Ce lien n’est plus valable",
      text: "Il a expiré ou il est incomplet. Avec votre compte client, vous pouvez toujours donner votre avis.",
    },
    nothing: {
      title: "Il n’y a rien à évaluer ici",
      text: "Vous n’avez gardé aucun article de cette commande.",
    },
  },
  objection: {
    title: "Ne plus recevoir de demandes d’avis ?",
    text: "En un clic, nous annulons tous les e-mails de ce type prévus pour votre adresse.",
    button: "Ne plus recevoir ces e-mails",
    done: {
      title: "C’est fait",
      text: "Nous ne vous demanderons plus d’avis par e-mail, sauf si vous l’acceptez lors d’une nouvelle commande.",
    },
  },
  mails: {
    decision: {
      published: {
        subject: "Votre contribution est publiée",
        text: "Merci ! Votre contribution est maintenant visible chez nous.",
      },
      refused: {
        subject: "Votre contribution n’a pas été publiée",
        text: "Nous avons lu votre contribution et nous ne la publions pas. Cela vaut pour tous nos sites, jusqu’à ce que vous la modifiiez.",
      },
      removed: {
        subject: "Votre contribution a été retirée",
        text: "Nous avons retiré votre contribution. Cela vaut pour tous nos sites, jusqu’à ce que vous la modifiiez.",
      },
      reason: "Motif : {reason}.",
      rules:
        "Elle enfreint nos règles pour les contributions, que vous trouvez sur la page des avis.",
      law: "Elle est illégale selon notre appréciation.",
      afterReport:
        "La contribution nous avait été signalée. La décision a été prise par une personne, sans procédé automatique.",
      afterReading:
        "Nous l’avons examinée de notre propre initiative. La décision a été prise par une personne, sans procédé automatique.",
      note: "Remarque :",
      written: "Voici ce que vous aviez écrit",
      redress:
        "Vous pouvez modifier la contribution : nous la relirons alors. Si vous n’êtes pas d’accord, réclamez dans les six mois sur la page de la décision : une autre personne décidera. Les tribunaux restent à votre disposition.",
      button: "Voir la contribution",
      decisionButton: "Voir la décision",
      because: "Vous recevez cet e-mail parce que vous avez écrit une contribution chez nous.",
    },
    report: {
      kept: {
        subject: "Votre signalement : la contribution reste en ligne",
        text: "Nous avons lu la contribution que vous avez signalée. À notre avis, elle n’enfreint ni nos règles ni la loi et reste en ligne. La décision a été prise par une personne, sans procédé automatique.",
      },
      removed: {
        subject: "Votre signalement : la contribution n’est plus visible",
        text: "Merci de nous avoir avertis. Une personne a lu la contribution que vous avez signalée. Elle n’est plus visible.",
      },
      redress:
        "Si vous n’êtes pas d’accord, réclamez dans les six mois sur la page de la décision : une autre personne décidera. Les tribunaux restent à votre disposition.",
      because:
        "Vous recevez cet e-mail parce que vous nous avez signalé une contribution en indiquant votre adresse.",
    },
    complaint: {
      granted: {
        subject: "Votre réclamation est acceptée",
        text: "Une autre personne de notre équipe a décidé à nouveau et accepté votre réclamation.",
      },
      upheld: {
        subject: "Votre réclamation : la décision est maintenue",
        text: "Une autre personne de notre équipe a réexaminé la décision. Elle est maintenue.",
      },
      redress: "Les tribunaux restent à votre disposition.",
      written: "Votre réclamation",
      because: "Vous recevez cet e-mail parce que vous avez réclamé contre une de nos décisions.",
    },
    invitation: {
      subject: "Que pensez-vous de vos articles ?",
      text: "Votre commande est arrivée il y a deux semaines. Répond-elle à vos attentes ? Votre avis aide les autres à choisir, même s’il est critique.",
      button: "Donner son avis",
      validity: "Le lien est personnel et valable {days} jours.",
      because:
        "Vous recevez cet e-mail une seule fois, parce que vous l’avez demandé lors de votre commande.",
      unsubscribe: "Ne plus recevoir ces e-mails",
    },
  },
};
