import type { OrderMailTexts } from "../../../orders/order-mail-texts.ts";

export const orderMails: OrderMailTexts = {
  confirmation: {
    subject: "Votre commande {number} chez {shopName}",
    heading: "Merci pour votre commande",
    text: "Nous avons bien reçu votre commande. Veuillez conserver cet e-mail : vous y trouvez nos conditions générales et les informations sur votre droit de retour.",
    button: "Voir la commande",
    reason:
      "Vous recevez cet e-mail parce qu’une commande a été passée chez nous avec votre adresse. Si ce n’est pas vous, veuillez répondre à cet e-mail.",
  },
  contract: {
    invoice:
      "Cet e-mail confirme la réception de votre commande. Le contrat est conclu lorsque nous vous confirmons que votre commande est expédiée ou prête au retrait, ou que votre accès est envoyé.",
    prepayment:
      "Par cet e-mail, nous acceptons votre commande : le contrat est ainsi conclu. Veuillez payer comme indiqué ci-dessous.",
  },
  shipped: {
    subject: "Votre commande {number} est en route",
    heading: "Votre commande est en route",
    text: "Votre commande est acceptée ; nous l’avons expédiée aujourd’hui. Nous espérons qu’elle vous fera plaisir !",
    button: "Voir la commande",
    reason: "Vous recevez cet e-mail parce que vous avez passé commande chez nous.",
  },
  ready: {
    subject: "Votre commande {number} est prête",
    heading: "Votre commande vous attend",
    text: "Votre commande est acceptée et vous attend. Vous pouvez la retirer dès maintenant dans votre magasin. Présentez-y cet e-mail ou indiquez le numéro de commande.",
    button: "Voir la commande",
    reason: "Vous recevez cet e-mail parce que vous avez passé commande chez nous.",
  },
  accessSent: {
    subject: "Votre accès pour la commande {number}",
    heading: "Votre accès est arrivé",
    text: "Votre commande est acceptée. Notre partenaire vous a envoyé l’accès à cette adresse ; pensez à vérifier aussi vos courriers indésirables. Bonne découverte !",
    button: "Voir la commande",
    reason: "Vous recevez cet e-mail parce que vous avez passé commande chez nous.",
  },
  cancelled: {
    subject: "Votre commande {number} est annulée",
    heading: "Votre commande est annulée",
    text: "Nous avons annulé votre commande. Vous n’avez plus rien à payer. Si vous avez déjà payé, nous vous remboursons sans délai, au plus tard dans les 14 jours.",
    button: "Voir la commande",
    reason: "Vous recevez cet e-mail parce que vous avez passé commande chez nous.",
  },
  code: {
    subject: "{code} est votre code {shopName}",
    heading: "Votre code",
    text: "Saisissez ce code sur la page où vous êtes en train de commander. Il nous confirme votre adresse e-mail et reste valable une demi-heure. Rien n’est encore commandé.",
    label: "Code",
    reason:
      "Vous recevez cet e-mail parce que quelqu’un souhaite commander chez nous avec votre adresse. Si ce n’est pas vous, vous n’avez rien à faire : sans ce code, rien ne sera commandé.",
  },
  labels: {
    collectedBy: "Retrait par",
    deliveryTime: "Délai de livraison",
  },
  articles: "Vos articles",
  deliveryDays: {
    invoice: "{deliveryDaysFrom} à {deliveryDaysTo} jours ouvrables",
    prepayment: "{deliveryDaysFrom} à {deliveryDaysTo} jours ouvrables après réception du paiement",
  },
  terms:
    "Voici nos conditions générales et les informations sur votre droit de retour, telles qu’elles s’appliquent à cette commande.",
};
