import type { CoffeeSubscriptionTexts } from "../../coffee-subscription-texts.ts";

export const coffeeSubscription: CoffeeSubscriptionTexts = {
  title: "Café en abonnement",
  description:
    "Du café frais au rythme où vous le buvez : choisissez le café, la quantité et l’intervalle, économisez à chaque livraison, suspendez ou résiliez quand vous voulez.",
  hero: {
    headline: "Plus jamais à court de café",
    text: "Votre café arrive avant que la boîte soit vide, et coûte {percent} de moins à chaque livraison.",
    button: "Choisir un café",
  },
  howTitle: "Comment fonctionne l’abonnement",
  steps: [
    {
      title: "Choisissez votre café",
      text: "En grains ou moulu, le nombre de paquets et l’intervalle : de {from} à {to} semaines.",
    },
    {
      title: "Faites-vous livrer",
      text: "{days} jours avant chaque livraison, nous vous écrivons ce que vous allez recevoir et à quel prix.",
    },
    {
      title: "Changez d’avis à tout moment",
      text: "Sauter une livraison, la déplacer, faire une pause, changer de café ou résilier : tout se fait en quelques clics dans votre compte.",
    },
  ],
  chooseTitle: "Quel café vous tente ?",
  chooseText:
    "Le prix indiqué est celui du plus petit paquet en abonnement. Vous choisissez ensuite la taille et la quantité.",
  choose: "Choisir",
  chosen: "Votre choix",
  otherCoffee: "Choisir un autre café",
  nothing: {
    title: "Aucun café en abonnement pour le moment",
    text: "Revenez bientôt nous voir.",
  },
  form: {
    more: "Plus de choix : premier jour, cadeau",
    title: "Votre abonnement",
    pack: "Paquet",
    instead: "au lieu de {price}",
    quantity: "Paquets par livraison",
    interval: "Livraison",
    begin: "Première livraison",
    now: "Le plus vite possible",
    nowHint: "Elle fait partie de la commande que vous passez maintenant.",
    later: "Un jour précis",
    laterHint:
      "Nous lançons la première livraison ce jour-là. Aujourd’hui, vous n’avez rien à payer.",
    day: "Jour de la première livraison",
    soldOut: "Si votre café est épuisé",
    skip: "Sauter la livraison",
    skipHint: "La suivante arrive comme prévu.",
    alternative: "Envoyer un autre café",
    alternativeHint: "Vous payez son prix, mais jamais plus que pour le vôtre.",
    which: "Café de remplacement",
    similar: "Un café semblable, choisi par nous",
    gift: "Cet abonnement est un cadeau",
    giftHint: "Il prend fin de lui-même après le nombre de livraisons choisi.",
    deliveries: "Nombre de livraisons",
    message: "Mot d’accompagnement",
    messageHint: "{max} caractères au plus. Il est joint à chaque livraison.",
    recipientName: "Nom de la personne à qui vous l’offrez",
    recipient: "Adresse de cette personne",
    recipientHint:
      "Sans adresse, le cadeau part à l’adresse de livraison de votre commande. Avec une adresse à part, il commence au plus tôt dans quelques jours.",
  },
  summary: {
    title: "Le prix de votre abonnement",
    perDelivery: "Café par livraison",
    usual: "Sans abonnement",
    saving: "Vous économisez",
    delivery: "Livraison",
    deliveryFree: "gratuite",
    total: "Par livraison",
    allDeliveries: {
      one: "{count} livraison au prix d’aujourd’hui",
      many: "{count} livraisons au prix d’aujourd’hui",
      other: "{count} livraisons au prix d’aujourd’hui",
    },
    show: "Afficher le prix",
    add: "Ajouter au panier",
    save: "Enregistrer ce choix",
  },
  law: "Prix TVA comprise. S’y ajoutent les frais de livraison : {deliveryCost} par livraison, offerts dès {freeDeliveryFrom}. L’abonnement est conclu pour une durée indéterminée, sans durée minimale. Vous payez chaque livraison séparément et pouvez résilier à tout moment : dans votre compte, sous « Abonnements de café », ou par le lien qui figure dans chaque e-mail concernant l’abonnement. Toute hausse de prix vous est annoncée {priceNotice} jours à l’avance.",
  faqTitle: "Questions fréquentes",
  faq: [
    {
      question: "Pour combien de temps est-ce que je m’engage ?",
      answer:
        "Vous ne vous engagez pas : il n’y a ni durée minimale ni préavis. Seule une livraison déjà commandée vous parviendra encore.",
    },
    {
      question: "Quand saurai-je ce que coûte la prochaine livraison ?",
      answer:
        "{days} jours avant, par e-mail, et à tout moment dans votre compte. Si le café est alors moins cher, vous payez moins. Toute hausse de prix vous est annoncée {priceNotice} jours à l’avance ; vous pouvez alors résilier.",
    },
    {
      question: "Comment puis-je payer ?",
      answer:
        "Chaque livraison séparément, sur facture ou par virement à l’avance. Vous pouvez changer de moyen de paiement dans votre compte.",
    },
    {
      question: "Je pars en vacances. Que faire ?",
      answer:
        "Sautez une livraison, déplacez-la, ou suspendez l’abonnement jusqu’au jour de votre choix, six mois au plus.",
    },
    {
      question: "Que se passe-t-il si mon café est épuisé ?",
      answer:
        "Vous en décidez à l’avance : nous sautons la livraison ou envoyons le café de remplacement. Dans les deux cas, nous vous écrivons.",
    },
    {
      question: "Puis-je offrir un abonnement ?",
      answer:
        "Oui. Vous choisissez de {giftFrom} à {giftTo} livraisons et un mot d’accompagnement. Vous payez chaque livraison lorsqu’elle part, et l’abonnement prend fin de lui-même après la dernière.",
    },
  ],
  problems: {
    check: "Veuillez vérifier les champs marqués.",
    article: "Ce paquet n’est pas disponible pour le moment. Veuillez en choisir un autre.",
    quantity: "Veuillez choisir entre {from} et {to} paquets.",
    interval: "Veuillez choisir entre {from} et {to} semaines.",
    day: "Veuillez choisir un jour du {from} au {to}.",
    deliveries: "Veuillez choisir entre {from} et {to} livraisons.",
    message: "Ce texte est trop long : {max} caractères au plus.",
    alternative: "Veuillez choisir un autre café en remplacement.",
    tooLate: "Cette livraison est en cours de commande. Elle ne peut plus être modifiée.",
    ended: "Cet abonnement a pris fin.",
    address: "Nous ne pouvons pas livrer à cette adresse. Veuillez la vérifier.",
    payment: "Ce moyen de paiement n’est pas possible pour l’abonnement.",
    changedElsewhere:
      "L’abonnement a été modifié ailleurs entre-temps. Voici son état actuel. Veuillez refaire votre modification.",
    unknown: "Cela n’a pas fonctionné. Veuillez réessayer.",
  },
  entry: {
    firstNow: "Première livraison avec cette commande",
    firstOn: "Première livraison le {day}",
    firstCosts:
      "À la première livraison, vous payez {total} aux prix d’aujourd’hui, frais de livraison compris.",
    gift: {
      one: "Cadeau : {count} livraison",
      many: "Cadeau : {count} livraisons",
      other: "Cadeau : {count} livraisons",
    },
    skip: "Si le café est épuisé : livraison sautée",
    alternative: "Si le café est épuisé : {name}",
    goesTo: "Pour {name}",
    saving: "Vous économisez {amount} par livraison.",
    change: "Modifier l’abonnement",
  },
  checkout: {
    title: "Votre abonnement",
    account:
      "Un abonnement demande un compte : vous y modifiez, suspendez et résiliez votre abonnement. Connectez-vous ou créez un compte. Votre panier et vos choix sont conservés.",
    nothingToday: "Aujourd’hui, rien n’est livré ni facturé.",
    later: "Commence plus tard",
    today:
      "Aujourd’hui, vous payez {total}. Ce qui commence plus tard se paie à sa première livraison.",
    todayChanged:
      "Ce qui commence plus tard se paie à sa première livraison. Le montant d’aujourd’hui s’affiche à l’étape suivante.",
  },
  account: {
    empty: {
      title: "Pas encore d’abonnement",
      text: "Faites-vous livrer régulièrement votre café et économisez à chaque livraison.",
    },
    placed: "Merci ! Votre abonnement est en place. La confirmation arrive par e-mail.",
    next: "Prochaine livraison",
    nextOn: "{day}, {total}",
    noPrice: "Ce café n’est pas disponible pour le moment.",
    announced: "annoncée",
    isOrdered: "La livraison est en cours de commande.",
    pausedUntil: "Suspendu jusqu’au {day}",
    ended: "Terminé le {day}",
    endedHint: "Il n’y aura plus de livraison.",
    manage: "Gérer l’abonnement",
    skip: "Sauter cette livraison",
    move: "Déplacer",
    moveTo: "Déplacer la livraison au",
    pause: "Suspendre",
    pauseUntil: "Suspendre, prochaine livraison le",
    resume: "Reprendre maintenant",
    contents: "Ce qui arrive",
    article: "Café",
    saveContents: "Enregistrer les modifications",
    address: "Adresse de livraison",
    saveAddress: "Enregistrer l’adresse",
    payment: "Moyen de paiement",
    savePayment: "Enregistrer le moyen de paiement",
    cancel: "Résilier l’abonnement",
    cancelQuestion: "Voulez-vous résilier cet abonnement ?",
    cancelText: "Il prend fin tout de suite. Une livraison déjà commandée vous parviendra encore.",
    keep: "Garder l’abonnement",
    saved: "C’est enregistré. La confirmation arrive par e-mail.",
    cancelled: "L’abonnement est résilié. La confirmation arrive par e-mail.",
    deliveries: "Livraisons jusqu’ici",
    noDeliveries: "Aucune pour le moment.",
    toOrder: "Voir la commande",
    higherPrice: "Dès le {date}, un paquet coûte {price}.",
    perPack: "{price} le paquet",
    giftLeft: {
      one: "Cadeau : encore {count} livraison",
      many: "Cadeau : encore {count} livraisons",
      other: "Cadeau : encore {count} livraisons",
    },
    states: {
      announced: "Annoncée",
      ordering: "En cours de commande",
      placed: "Commandée",
      skipped: "Sautée",
      failed: "Impossible",
    },
    reasons: {
      soldOut: "épuisé",
      notSold: "plus en vente",
      address: "adresse non desservie",
      openOrders: "trop de factures impayées",
      paymentLimit: "montant trop élevé pour ce moyen de paiement",
    },
  },
};
