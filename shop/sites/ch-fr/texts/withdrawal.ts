import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Retourner des articles",
  intro: "Annoncez-nous ici ce que vous retournez. Ni compte client ni motif ne sont nécessaires.",
  aboutTheRight: "Conditions, remboursement et exceptions :",
  labels: {
    name: "Nom",
    contract: "Commande",
    email: "Adresse e-mail",
    part: "Uniquement cette partie de la commande",
    reason: "Motif",
  },
  hints: {
    contract:
      "Le numéro de commande ou, si vous ne l’avez pas sous la main, ce que vous avez commandé et quand.",
    email: "Nous envoyons l’accusé de réception à cette adresse.",
    part: "Facultatif. Laissez ce champ vide si vous retournez toute la commande.",
    reason: "Facultatif.",
  },
  review: "Vérifier le retour",
  reviewIntro:
    "Votre retour n’est pas encore annoncé. Nous recevons l’annonce dès que vous choisissez « {confirm} ».",
  declaration: "Je retourne des articles de la commande suivante :",
  confirm: "Annoncer le retour",
  change: "Modifier les indications",
  received: "Votre retour est annoncé",
  receivedIntro: {
    mailed:
      "Cette page est votre accusé de réception. Nous vous l’envoyons aussi par e-mail. Vous pouvez en outre l’imprimer ou l’enregistrer, par exemple en PDF.",
    notMailed:
      "Cette page est votre accusé de réception. Nous ne vous l’envoyons pas par e-mail cette fois-ci. Veuillez donc l’imprimer ou l’enregistrer, par exemple en PDF.",
  },
  receiptAddress:
    "Vous retrouverez l’accusé de réception à l’adresse de cette page. Ne la communiquez à personne : quiconque la connaît peut le lire.",
  number: "Numéro",
  receivedAt: "Date et heure de réception",
  notReceived: {
    unavailable:
      "Nous ne pouvons pas confirmer la réception de votre annonce pour le moment. Veuillez réessayer dans un instant ; elle ne sera pas comptée deux fois.",
    tooMany:
      "Nous n’avons pas encore reçu votre annonce, car un très grand nombre d’annonces arrivent en ce moment de votre réseau. Veuillez réessayer plus tard.",
  },
  byEmail: "Ou envoyez-la par e-mail à {email}",
  mail: {
    subject: "Accusé de réception de votre retour",
    text: "Vous nous avez annoncé un retour. Cet e-mail en confirme le contenu, ainsi que la date et l’heure de réception. Veuillez le conserver.",
    reason:
      "Vous recevez cet e-mail parce que votre adresse a été indiquée lors de l’annonce d’un retour sur notre site. Si ce n’est pas vous, veuillez répondre à cet e-mail.",
  },
};
