import type { OrderTexts } from "../../../orders/order-texts.ts";

export const orders: OrderTexts = {
  orders: "Vos commandes",
  ordersIntro: "Retrouvez ici vos commandes et leur état.",
  none: "Vous n’avez encore rien commandé.",
  order: "Commande {number}",
  number: "Numéro de commande",
  placedAt: "Date de la commande",
  state: "État",
  states: {
    placed: "Reçue",
    paid: "Payée",
    shipped: "En route",
    delivered: "Livrée",
    ready: "Prête",
    collected: "Retirée",
    accessSent: "Accès envoyé",
    cancelled: "Annulée",
    withdrawn: "Retour annoncé",
  },
  stateHints: {
    placed:
      "Nous avons bien reçu votre commande. Cette page vous indique en tout temps où elle en est.",
    paid: "Nous préparons votre commande et vous écrivons dès que tout est prêt.",
    shipped: "Vos articles sont en route.",
    delivered: "Vos articles sont arrivés. Bonne dégustation, bonne découverte !",
    ready: "Vos articles vous attendent en magasin.",
    collected: "Vous avez retiré vos articles. Bonne dégustation, bonne découverte !",
    accessSent: "Nous vous avons envoyé votre accès par e-mail. Bonne découverte !",
    cancelled: "Si vous avez déjà payé, nous vous remboursons dans les 14 jours.",
    withdrawn:
      "Vous nous avez annoncé un retour. Si vous avez encore les articles, veuillez nous les renvoyer ou les rapporter dans un magasin.",
  },
  timeline: {
    title: "Suivi de la commande",
    placed: "Reçue",
    awaitingPayment: "En attente de paiement",
    packed: "Emballée",
    returned: "Retour reçu",
  },
  deliveryOn: "Livraison {days}",
  parcels: "Suivi de l’envoi",
  trackParcel: "Suivre l’envoi {number} ({carrier})",
  thanks: "Merci pour votre commande",
  thanksText: "Vous recevrez la confirmation à l’adresse {email}.",
  accountIntro:
    "Il ne manque plus qu’un mot de passe : nous reprenons votre nom et votre adresse e-mail, et cette commande figurera dans votre compte.",
  secretAddress:
    "L’adresse de cette page vous permet de retrouver votre commande. Ne la transmettez pas : toute personne qui la connaît peut voir vos données.",
  articles: "Articles",
  quantity: "Quantité : {quantity}",
  show: "Voir",
  cancel: "Annuler la commande",
  cancelHint: "C’est gratuit tant que vos articles ne sont ni expédiés ni prêts au retrait.",
  cancelQuestion: "Voulez-vous vraiment annuler cette commande ?",
  keep: "Conserver la commande",
  tooLate:
    "Cette commande ne peut plus être annulée. Si les articles sont déjà en route ou prêts au retrait, vous pouvez les retourner.",
  again: "Commander à nouveau",
  againHint: "Met les mêmes articles dans votre panier.",
  againPartly:
    "Certains articles de cette commande ne sont pas disponibles pour le moment. Tous les autres sont dans le panier.",
  lookUp: "Retrouver une commande",
  lookUpIntro:
    "Vous avez commandé sans compte ? Le numéro figure dans la confirmation de commande. L’adresse e-mail est celle à laquelle nous l’avons envoyée.",
  lookUpButton: "Afficher la commande",
  notFound:
    "Nous ne trouvons aucune commande avec ce numéro et cette adresse e-mail. Veuillez vérifier les deux.",
  tooManyLookUps: {
    one: "Trop de tentatives. Veuillez réessayer dans {count} minute.",
    other: "Trop de tentatives. Veuillez réessayer dans {count} minutes.",
  },
};
