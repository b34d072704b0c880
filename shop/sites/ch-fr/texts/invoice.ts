import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Facture",
  number: "Numéro de facture",
  date: "Date de la facture",
  supplied: {
    home: "Date de livraison",
    store: "Date de la prestation (prête au retrait)",
    online: "Date de la prestation",
  },
  billTo: "Adresse de facturation",
  columns: {
    article: "Article",
    quantity: "Quantité",
    netPrice: "Prix unitaire hors TVA",
    price: "Prix unitaire TVA comprise",
    taxRate: "TVA",
    total: "Total",
  },
  taxes: {
    rate: "Taux de TVA",
    net: "Hors TVA",
    tax: "TVA",
    gross: "TVA comprise",
    outside: "Cartes cadeaux : sans TVA, l’impôt est dû lors de leur utilisation",
  },
  back: "Retour à la commande",
  notYet:
    "Vous trouverez la facture ici dès que votre commande sera expédiée ou prête au retrait, ou que votre accès sera envoyé.",
  separate:
    "Une partie de cette commande a été annulée avant l’établissement de la facture. Vous recevrez séparément la facture des autres articles.",
  corrected:
    "Cette commande a été annulée en tout ou en partie. Un décompte séparé vous parviendra pour le remboursement.",
  note: "Veuillez conserver cette facture : elle vous sert aussi de justificatif pour la garantie.",
};
