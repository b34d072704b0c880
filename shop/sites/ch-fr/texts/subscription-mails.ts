import type { SubscriptionMailTexts } from "../../../subscriptions/subscription-texts.ts";

export const subscriptionMails: SubscriptionMailTexts = {
  reason:
    "Vous recevez cet e-mail parce que du café en abonnement a été commandé avec votre adresse. Les liens fonctionnent sans que vous ayez à vous connecter : merci de ne pas transférer ce message.",
  facts: {
    number: "Numéro d’abonnement",
    interval: "Fréquence de livraison",
    next: "Prochaine livraison commandée le",
    soldOut: "Si le café est épuisé",
    recipient: "Cadeau pour",
  },
  soldOut: {
    skip: "Sauter la livraison",
    alternative: "{article} à la place, jamais plus cher qu’annoncé",
    similar: "Un café semblable, jamais plus cher qu’annoncé",
  },
  links: {
    skip: "Sauter cette livraison",
    move: "Déplacer la livraison",
    cancel: "Résilier l’abonnement",
  },
  anyTime:
    "Avant chaque livraison, nous vous en indiquons le prix. Vous pouvez alors encore la sauter ou la déplacer, et résilier l’abonnement à tout moment, sans préavis.",
  opened: {
    subject: "Votre abonnement café : {article}",
    text: "Votre abonnement a commencé. Nous commanderons la prochaine livraison pour vous le {day}.",
  },
  announced: {
    subject: "Du café pour vous le {day} : {article}",
    text: "Le {day}, nous commanderons la prochaine livraison de votre abonnement. Si rien ne doit changer, vous n’avez rien à faire.",
    most: "La livraison ne coûtera pas davantage. Si le café devient moins cher d’ici là, vous payez le prix le plus bas.",
  },
  higherPrice: {
    title: "Le prix change",
    text: "Pour les livraisons à partir du {day}, un paquet coûte {price}. D’ici là, le prix reste de {agreed}. Si vous n’êtes pas d’accord, vous pouvez résilier l’abonnement à tout moment, sans préavis et sans frais.",
  },
  placed: {
    subject: "Votre livraison en abonnement : {article}",
    late: "Nous avons commandé cette livraison plus tard qu’annoncé et nous vous prions de nous en excuser. La prochaine reprend le rythme convenu.",
    another:
      "Votre café était épuisé. Comme vous le souhaitiez, vous en recevez un autre cette fois et payez au plus le prix annoncé.",
  },
  failed: {
    subject: "Votre livraison en abonnement n’aura pas lieu : {article}",
    text: "Nous n’avons pas pu commander cette livraison. Elle ne vous est pas facturée.",
    reasons: {
      soldOut: "Le café est épuisé pour le moment.",
      notSold:
        "Nous ne vendons plus ce café. Veuillez en choisir un autre dans votre compte ou résilier l’abonnement.",
      address:
        "Nous ne pouvons pas livrer à l’adresse de l’abonnement. Veuillez la corriger dans votre compte.",
      openOrders:
        "Vous avez tant de commandes impayées que nous n’en acceptons pas d’autre pour l’instant. Veuillez d’abord régler les factures en attente.",
      paymentLimit:
        "Pour ce montant, nous ne proposons pas le moyen de paiement choisi. Veuillez en choisir un autre dans votre compte.",
    },
    next: "Votre abonnement continue. Pour recevoir la prochaine livraison plus tôt, déplacez-la.",
  },
  changed: {
    subject: "Votre abonnement café est modifié : {article}",
    texts: {
      skip: "Vous sautez une livraison. Nous commanderons la prochaine le {day}.",
      move: "Nous commanderons la prochaine livraison le {day}. Les suivantes se calculent à partir de ce jour.",
      article: "À partir de la prochaine livraison, vous recevez {article}.",
      quantity: "La nouvelle quantité s’applique à partir de la prochaine livraison.",
      interval: "La nouvelle fréquence s’applique après la prochaine livraison, celle du {day}.",
      whenSoldOut: "Nous avons noté ce qu’il faut faire si votre café est épuisé.",
      address: "À partir de la prochaine livraison, nous livrons à la nouvelle adresse.",
      payment: "Le nouveau moyen de paiement s’applique à partir de la prochaine livraison.",
      resume: "Votre abonnement reprend. Nous commanderons la prochaine livraison le {day}.",
    },
  },
  paused: {
    subject: "Votre abonnement café fait une pause : {article}",
    text: "D’ici là, nous ne livrons rien. L’abonnement reprend le {day} et nous vous annoncerons la livraison avant.",
  },
  cancelled: {
    subject: "Votre abonnement café est résilié : {article}",
    text: "Nous confirmons votre résiliation. L’abonnement a pris fin le {day} et il n’y aura plus de livraison.",
    ordered:
      "Une livraison était déjà en préparation et vous parviendra encore. Vous pouvez la retourner comme toute autre commande.",
  },
  reasonOver:
    "Vous recevez cet e-mail parce que du café en abonnement a été commandé avec votre adresse.",
  ended: {
    subject: "Votre abonnement café est terminé : {article}",
    texts: {
      cancelled: "L’abonnement a pris fin le {day}.",
      staff: "Notre service clientèle a mis fin à l’abonnement le {day}.",
      account:
        "Votre compte est supprimé, et l’abonnement prend fin avec lui. Il n’y aura plus de livraison.",
      delivered:
        "Toutes les livraisons convenues sont commandées. L’abonnement prend fin de lui-même.",
      failed:
        "Nous n’avons pas pu commander plusieurs livraisons de suite. Nous avons donc mis fin à l’abonnement le {day}. Vous pouvez en commencer un nouveau à tout moment.",
    },
  },
  pages: {
    skip: {
      title: "Sauter la livraison",
      text: "La livraison du {day} n’aura pas lieu. Ensuite, le rythme habituel reprend.",
      button: "Sauter la livraison",
      done: "La livraison est sautée. Nous vous avons envoyé une confirmation.",
    },
    move: {
      title: "Déplacer la livraison",
      text: "La prochaine livraison est prévue le {day}. Les suivantes se calculent à partir du nouveau jour.",
      button: "Déplacer la livraison",
      done: "La livraison est déplacée. Nous vous avons envoyé une confirmation.",
      day: "Nouveau jour",
      outside: "Veuillez choisir un jour entre le {from} et le {to}.",
    },
    cancel: {
      title: "Résilier l’abonnement",
      text: "Vous résiliez l’abonnement avec effet immédiat. Il n’y aura plus de livraison et nous confirmons la résiliation par e-mail.",
      button: "Résilier maintenant",
      done: "L’abonnement est résilié. Nous vous avons envoyé une confirmation.",
    },
    tooLate: {
      title: "Cette livraison ne peut plus être modifiée",
      text: "Elle est déjà commandée ou a été sautée. Avant la prochaine, vous recevrez de nouveau un e-mail.",
    },
    ended: {
      title: "Cet abonnement est terminé",
      text: "Il n’y aura plus de livraison.",
    },
    invalid: {
      title: "Ce lien n’est pas valable",
      text: "Veuillez l’ouvrir directement dans notre e-mail et vérifier qu’il est complet.",
    },
    find: {
      text: "Avec le numéro de votre abonnement et votre adresse e-mail, vous pouvez aussi résilier sans vous connecter. Le numéro figure dans chaque e-mail qui concerne votre abonnement.",
      number: "Numéro de l’abonnement",
      button: "Continuer vers la résiliation",
      notFound:
        "Nous ne trouvons aucun abonnement avec ce numéro et cette adresse e-mail. Veuillez vérifier les deux.",
    },
    unavailable:
      "Cela n’a pas fonctionné pour le moment. Rien n’a changé dans votre abonnement. Veuillez réessayer dans un instant.",
  },
};
