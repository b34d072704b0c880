import type { CheckoutTexts } from "../../../orders/checkout-texts.ts";

export const checkout: CheckoutTexts = {
  checkout: "Commande",
  progress: "Étapes de votre commande",
  steps: {
    login: "Connexion",
    delivery: "Livraison",
    payment: "Paiement",
    review: "Vérification",
  },
  next: "Continuer",
  toCart: "Retour au panier",
  summary: "Vos achats",
  change: "Modifier",
  changeOf: "Modifier : {part}",
  guest: "Commander sans compte",
  guestIntro:
    "Aucun compte n’est nécessaire. Le numéro de commande et votre adresse e-mail vous suffiront pour retrouver votre commande.",
  toGuest: "Continuer sans compte",
  registerIntro:
    "Avec un compte, vous gardez un œil sur toutes vos commandes et retrouvez votre panier sur chaque appareil. Nous vous envoyons un e-mail de confirmation ; votre panier vous attend pendant ce temps.",
  loggedOut:
    "Votre session est terminée. Veuillez vous connecter à nouveau : tout ce que vous avez saisi est encore là.",
  otherAccount:
    "Une connexion avec {email} a eu lieu dans une autre fenêtre. La commande continue donc avec le panier de ce compte. Veuillez tout vérifier encore une fois, y compris vos données.",
  merged: {
    title: "Votre panier contient maintenant plus d’articles",
    text: "Un panier se trouvait encore dans votre compte. Avec la connexion, il s’est ajouté à vos achats :",
  },
  contact: "Contact",
  emailHint: "Nous y enverrons la confirmation de votre commande.",
  deliveryKind: "Comment souhaitez-vous recevoir vos articles ?",
  home: "À domicile",
  homeHint: "Ou à toute autre adresse en Suisse ou au Liechtenstein.",
  store: "Retrait en magasin",
  storeHint:
    "Gratuit, en général prêt {deliveryDaysFrom} à {deliveryDaysTo} jours ouvrables après la commande ou, en cas de paiement anticipé, après réception du paiement. Nous vous écrivons dès que votre commande vous attend en magasin.",
  online: "Accès par e-mail",
  onlineHint:
    "Rien n’est expédié : vous recevez votre accès par e-mail au plus tard le jour ouvrable suivant ou, en cas de paiement anticipé, après réception du paiement.",
  deliveryAddress: "Adresse de livraison",
  chooseStore: "Retrait à",
  collector: "Qui vient chercher la commande ?",
  choose: "Veuillez choisir",
  labels: {
    firstName: "Prénom",
    lastName: "Nom",
    company: "Entreprise",
    street: "Rue et numéro",
    extra: "Complément d’adresse",
    postalCode: "NPA",
    town: "Localité",
    region: "Région",
    country: "Pays",
    phone: "Numéro de portable",
    storeId: "Magasin",
    vatNumber: "Numéro de TVA",
    giftMessage: "Message cadeau",
  },
  extraHint: "Par exemple l’étage, une case postale ou c/o.",
  unusualPostalCode:
    "Veuillez vérifier le NPA, un NPA courant est par exemple {example}. S’il est juste malgré tout, choisissez encore une fois « {next} ».",
  wrongPostalCode: {
    one: "Les codes postaux de ce pays ({chosen}) ont {count} chiffre, par exemple {example}. Veuillez vérifier le vôtre.",
    other:
      "Les codes postaux de ce pays ({chosen}) ont {count} chiffres, par exemple {example}. Veuillez vérifier le vôtre.",
  },
  foreignPostalCode:
    "{code} ressemble à un code postal d’un autre pays ({countries}). L’adresse se trouve pourtant dans ce pays : {chosen}.",
  keepPostalCode: "S’il est juste malgré tout, choisissez encore une fois « {next} ».",
  notDeliveredTo: "Cette boutique livre uniquement dans ce pays : {country}.",
  phoneHint: "Pour que le livreur puisse vous joindre, par exemple {example}.",
  invalidPhone: "Veuillez saisir un numéro de portable valable.",
  unknownStore: "Veuillez choisir un magasin.",
  wrongVatNumber: "Ce numéro n’est pas valable. Veuillez vérifier s’il manque un caractère.",
  payment: "Moyen de paiement",
  billing: "Adresse de facturation",
  billingIntro: "À qui adressons-nous la facture ?",
  sameBilling: "Identique à l’adresse de livraison",
  otherBilling: "La facture est destinée à une autre adresse ou à une entreprise",
  vatHint: "Facultatif, pour les entreprises uniquement.",
  gift: "Est-ce un cadeau ?",
  giftHint: "Facultatif, {max} caractères au maximum. Nous joignons votre message sur une carte.",
  reviewIntro: "Prenez le temps de tout vérifier. Rien n’est définitif avant « {order} ».",
  pickup: "Retrait en magasin",
  spentBeans: { one: "{count} grain utilisé", other: "{count} grains utilisés" },
  articles: "Articles",
  legal: "S’appliquent à votre commande :",
  order: "Commander avec obligation de paiement",
  accept: "J’ai lu ces textes et je les accepte.",
  acceptFirst: "Veuillez lire ces textes et les accepter pour commander.",
  changed:
    "Rien n’est encore commandé : quelque chose a changé depuis votre dernière vérification. Veuillez relire votre commande.",
  changes: {
    added: "Ajouté à la commande : {title}.",
    entered: "Vos données ont été modifiées dans une autre fenêtre ou sur un autre appareil.",
    term: "Le délai de paiement a changé.",
    collection:
      "Le magasin n’a plus tout en stock. Nous y livrons votre commande, que vous ne pourrez donc retirer que plus tard.",
    price: "{title} : {now} au lieu de {before}",
    soldOut: "Épuisé : {title}.",
    removed: "Retiré de la commande : {title}.",
    quantity: {
      one: "{title} : votre commande en contient maintenant {count} pièce.",
      other: "{title} : votre commande en contient maintenant {count} pièces.",
    },
    onlyLeft: {
      one: "{title} : il ne reste plus que {count} pièce.",
      other: "{title} : il ne reste plus que {count} pièces.",
    },
    voucherEnded: "Le code de réduction « {title} » n’est plus valable.",
    delivery: "Livraison : {now} au lieu de {before}",
    total: "Total : {now} au lieu de {before}",
  },
  stops: {
    emptyCart: {
      title: "Votre panier est vide",
      text: "Vous avez peut-être déjà commandé dans une autre fenêtre ? La confirmation se trouve alors dans votre boîte de réception.",
    },
    hasSubscriptions: {
      title: "Les abonnements ne peuvent pas être commandés pour le moment",
      text: "Veuillez retirer l’abonnement de votre panier. Vous pourrez ensuite commander tout le reste ici.",
    },
    cannotCheckOut: {
      title: "Veuillez vérifier votre panier",
      text: "Un élément de votre panier ne peut pas être commandé ainsi. Vos données restent enregistrées.",
    },
    lostCart: {
      title: "Ce navigateur n’a plus votre panier",
      text: "Les cookies ont probablement été supprimés. Rien n’a été commandé à l’instant, et les données saisies ont disparu. Veuillez remettre les articles dans le panier, ou vous connecter si vous avez un compte.",
    },
  },
  tooMany: {
    one: "De très nombreuses commandes proviennent de votre réseau. Veuillez réessayer dans {count} minute.",
    other:
      "De très nombreuses commandes proviennent de votre réseau. Veuillez réessayer dans {count} minutes.",
  },
  proof: {
    solving:
      "Un instant, s’il vous plaît : de nombreuses commandes proviennent de votre réseau. Votre navigateur effectue donc un petit calcul, puis envoie votre commande. Cela prend quelques secondes.",
    scriptless:
      "Rien n’est encore commandé : de nombreuses commandes proviennent de votre réseau. Demandez un code à l’adresse {email}, puis saisissez-le ici.",
    confirm:
      "Rien n’est encore commandé : pour cette commande, nous vous prions de confirmer votre adresse e-mail. Nous avons envoyé un code à {email}. Saisissez-le ici, puis commandez une nouvelle fois.",
    sent: "Nous avons envoyé un code à {email}. Saisissez-le ici, puis commandez une nouvelle fois.",
    send: "Recevoir un code par e-mail",
    again: "Recevoir un nouveau code",
    code: "Code reçu par e-mail",
    wrong: "Ce code est incorrect ou n’est plus valable.",
  },
  tooLarge:
    "Rien n’est encore commandé : nous ne pouvons pas vous réserver autant sans paiement. Veuillez commander moins, ou appelez-nous au {phone}. Nous trouverons une solution.",
  takeLeft: { one: "Prendre {count} pièce", other: "Prendre {count} pièces" },
  offline:
    "Pas de connexion à la boutique. Rien n’a été envoyé à l’instant, et tout ce que vous avez saisi est encore ici. Veuillez réessayer dès que vous serez de nouveau en ligne ; vous ne risquez pas de commander deux fois.",
  unavailable:
    "Votre commande ne nous est pas encore parvenue. Veuillez réessayer dans un instant.",
  unconfirmed:
    "Nous ne savons pas encore si votre commande nous est parvenue. Veuillez le vérifier dans un instant : si c’est le cas, vous verrez la confirmation ; sinon, vous pourrez revoir votre commande et l’envoyer. Vous ne risquez pas de commander deux fois.",
  checkOrder: "Vérifier la commande",
};
