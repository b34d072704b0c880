import type { CustomerCardTexts } from "../../../customer-card/card-texts.ts";

export const customerCard: CustomerCardTexts = {
  accept: "En cliquant, vous acceptez les {terms} et confirmez avoir au moins {age} ans.",
  code: "Code QR du numéro de carte {number}",
  codeHint: "Présentez ce code à la caisse du magasin.",
  worth: "Vous pouvez en utiliser pour {amount} au moment de payer.",
  missing: {
    one: "Encore {count} grain avant les {amount} suivants.",
    other: "Encore {count} grains avant les {amount} suivants.",
  },
  statement: "Mouvements",
  noBookings: "Aucun mouvement pour le moment.",
  columns: { reason: "Mouvement", beans: "Grains" },
  kinds: {
    welcome: "Cadeau de bienvenue",
    earned: "Grains collectés",
    spent: "Grains utilisés",
    restored: "Grains rendus après l’annulation de la commande",
    takenBack: "Grains déduits à la suite d’un retour",
    expired: "Grains expirés",
    correction: "Correction du service clientèle",
    movedIn: "Grains repris d’une autre carte",
    movedOut: "Grains transférés au compte du ménage",
    closed: "Grains perdus à la restitution de la carte",
  },
  order: "Commande {number}",
  otherOrder: "Commande d’une autre personne",
  expiry: "Validité",
  noExpiry: "Dès que vous aurez des grains, leur durée de validité s’affichera ici.",
  validUntil: "valables jusqu’au {date}",
  waiting: "Bientôt à vous",
  noWaiting:
    "Les grains de votre prochaine commande s’afficheront ici jusqu’à la fin du délai de retour.",
  waitingUntil: "seront crédités le {date}",
  waitingDelivery: "seront crédités après la livraison, le paiement et le délai de retour",
  household: "Votre ménage",
  householdIntro: "Jusqu’à quatre personnes collectent et utilisent les grains ensemble.",
  manager: "gère le compte",
  self: "vous",
  invited: "invitation en attente",
  invite: "Inviter",
  inviteEmail: "Adresse e-mail de la personne",
  inviteHint:
    "Elle reçoit un e-mail avec un lien. Elle doit habiter avec vous et avoir au moins {age} ans.",
  remove: "Retirer",
  removeOf: "Retirer : {name}",
  join: {
    title: "Collecter ensemble",
    text: "{manager} vous invite à collecter des grains sur un compte commun. Tout le ménage voit le solde et les mouvements, mais pas vos achats.",
    beans:
      "Si vous avez déjà une carte, elle garde son numéro, et vos grains passent sur le compte commun. Ils y restent, même si vous quittez le ménage.",
    button: "Accepter l’invitation",
  },
  joinProblems: {
    full: "Quatre personnes collectent déjà dans ce ménage.",
    inHousehold: "Vous collectez déjà avec d’autres. Rendez d’abord votre carte.",
    invalid: "Cette invitation n’est plus valable. Demandez-en une nouvelle.",
    alreadyIn: "Vous faites déjà partie de ce ménage.",
  },
  inviteProblems: {
    full: "Quatre personnes au maximum peuvent collecter ensemble.",
    notManager: "Seule la personne qui gère le compte de la PrivatCard peut inviter.",
    tooMany: "Vous avez déjà envoyé beaucoup d’invitations aujourd’hui. Réessayez demain.",
    self: "C’est votre propre adresse.",
  },
  leave: {
    title: "Rendre la carte",
    link: "Rendre la carte",
    alone: {
      one: "Votre carte ne sera plus valable, et {count} grain sera perdu immédiatement. Les grains encore attendus ne seront plus crédités.",
      other:
        "Votre carte ne sera plus valable, et {count} grains seront perdus immédiatement. Les grains encore attendus ne seront plus crédités.",
    },
    household:
      "Votre carte ne sera plus valable. Les grains, y compris ceux encore attendus, restent sur le compte du ménage. Si vous le gérez, la personne qui en fait partie depuis le plus longtemps prend le relais.",
    button: "Rendre la carte maintenant",
    keep: "Garder la carte",
  },
  attach: {
    title: "Ajouter une carte reçue en magasin",
    link: "Ajouter une carte reçue en magasin",
    intro:
      "Vous avez reçu votre carte en magasin ? Avec son numéro et son code, elle rejoint votre compte, avec tous ses grains et ses mouvements.",
    replaces:
      "Les grains de la carte reçue en magasin s’ajoutent à ceux que vous avez déjà ici. Le numéro de la nouvelle carte remplace alors l’ancien, qui n’est plus valable.",
    numberHint: "13 chiffres, au recto de la carte",
    code: "Code de la carte",
    codeHint: "8 caractères sur la feuille remise avec la carte, par exemple 7K2M-Q9XA",
    button: "Ajouter la carte",
    problems: {
      number:
        "Ce numéro n’existe pas. Comparez chaque chiffre avec la carte ; les numéros remis en magasin commencent par 28.",
      code: "Le code compte 8 lettres et chiffres. Vérifiez qu’il n’en manque aucun.",
      unknown:
        "Le numéro et le code ne vont pas ensemble. Vérifiez les deux. S’ils sont justes, le service clientèle vous aidera.",
      alreadyTaken:
        "Cette carte est déjà liée à un compte. Si ce n’est pas le vôtre, adressez-vous au service clientèle.",
      tooMany: "Trop de tentatives. Réessayez demain.",
    },
  },
  accountEnd: {
    alone:
      "Votre carte de fidélité prend fin avec le compte. Ces grains sont perdus immédiatement : {beans} sur la carte, {waiting} de commandes qui ne sont pas encore crédités. Ils ne peuvent pas être payés en argent.",
    household:
      "Votre carte de fidélité prend fin avec le compte. Les grains du compte du ménage restent aux autres : {beans}. Ceux de vos commandes qui ne sont pas encore crédités sont perdus : {waiting}. Si vous gérez le compte, la personne qui en fait partie depuis le plus longtemps prend le relais.",
  },
  spend: {
    title: "Utiliser des grains",
    balance: { one: "Vous avez {count} grain.", other: "Vous avez {count} grains." },
    label: "Combien souhaitez-vous en utiliser ?",
    none: "Aucun",
    option: { one: "{count} grain = {amount}", other: "{count} grains = {amount}" },
    button: "Appliquer",
    tooFew:
      "Vous pouvez les utiliser à partir de {beans} grains, soit {amount} sur les articles de cette commande.",
  },
  earns: {
    one: "Cette commande vous rapporte {count} grain, crédité à la fin du délai de retour.",
    other: "Cette commande vous rapporte {count} grains, crédités à la fin du délai de retour.",
  },
  earned: {
    one: "Cette commande vous a rapporté {count} grain.",
    other: "Cette commande vous a rapporté {count} grains.",
  },
  mails: {
    welcome: {
      subject: "Votre carte {cardName} est prête",
      text: "Désormais, chaque commande vous rapporte des grains. {beans} grains valent {amount}.",
      button: "Voir ma carte et mes grains",
      number: "Numéro de carte",
      terms: "Comment fonctionne la carte",
      reason: "Vous recevez cet e-mail parce que vous avez demandé une carte dans votre compte.",
    },
    invitation: {
      subject: "{manager} vous invite à collecter des grains",
      text: "{manager} souhaite collecter des grains avec vous sur un compte commun. Consultez l’invitation ; vous ne participez qu’après l’avoir acceptée sur notre site.",
      button: "Voir l’invitation",
      validity: "L’invitation est valable {days} jours.",
      reason:
        "Vous recevez cet e-mail parce que votre adresse a été saisie pour une invitation. Si vous ne connaissez pas cette personne, vous n’avez rien à faire.",
    },
    expiring: {
      subject: {
        one: "{count} grain expire bientôt",
        other: "{count} grains expirent bientôt",
      },
      text: "Les premiers ne sont plus valables que jusqu’au {date}. Utilisez-les lors de votre prochaine commande.",
      button: "Voir mes grains",
      reason: "Vous recevez cet e-mail parce que vous avez une carte de fidélité.",
    },
  },
};
