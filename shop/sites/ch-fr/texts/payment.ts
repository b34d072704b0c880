import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Facture",
      hint: "Vous payez avec la QR-facture dans les {days} jours après avoir reçu votre commande.",
      next: "Veuillez payer le montant après avoir reçu votre commande, au plus tard le {date}.",
    },
    prepayment: {
      name: "Paiement anticipé",
      hint: "Vous payez dans les {days} jours. Nous préparons la commande dès réception du paiement.",
      next: "Veuillez payer le montant d’ici au {date}. Les articles vous sont réservés jusque-là ; nous préparons la commande dès que nous avons reçu le paiement. Si rien ne nous est parvenu quelques jours après cette date, nous annulons la commande.",
    },
  },
  overview: {
    columns: { name: "Moyen de paiement", terms: "Déroulement", amount: "Montant de la commande" },
    upTo: "jusqu’à {amount}",
    any: "sans limite",
  },
  heading: "Votre paiement",
  labels: {
    recipient: "Bénéficiaire",
    iban: "IBAN",
    account: "Numéro de compte",
    bic: "BIC",
    bank: "Banque",
    amount: "Montant",
    dueAt: "Payable jusqu’au",
  },
  reference: "Référence",
  referenceHint:
    "Veuillez indiquer exactement cette référence : elle nous permet d’identifier votre paiement.",
  copying: {
    copy: "Copier",
    copied: "Copié : {name}",
    selected: "Sélectionné pour être copié : {name}",
  },
  code: {
    heading: "Payer avec votre application bancaire",
    hint: "Scannez le code dans l’application de votre banque : elle remplit l’ordre de paiement, il ne vous reste qu’à le confirmer.",
    alternative:
      "Code QR avec les données du paiement : {amount} à {recipient}, référence {reference}.",
  },
  nothingToPay: "Il n’y a rien à payer pour cette commande.",
  paid: "Nous avons reçu votre paiement. Merci !",
  noLongerDue: "Vous n’avez plus rien à payer pour cette commande.",
  partlyDue:
    "Vous retournez une partie de cette commande. Nous vous indiquerons par e-mail ce qu’il reste à payer.",
};
