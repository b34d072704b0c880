import type { WithdrawalTexts } from "../../../withdrawal/withdrawal-contract.ts";

export const withdrawal: WithdrawalTexts = {
  withdraw: "Se rétracter du contrat",
  intro:
    "Vous pouvez vous rétracter ici d’un contrat conclu avec nous. Ni compte client ni motif ne sont nécessaires.",
  aboutTheRight: "Délais, remboursement et exceptions :",
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
    part: "Facultatif. Laissez ce champ vide si vous vous rétractez de toute la commande.",
    reason: "Facultatif.",
  },
  review: "Vérifier la rétractation",
  reviewIntro:
    "Nous n’avons pas encore reçu votre rétractation. Nous la recevons dès que vous choisissez « {confirm} ».",
  declaration: "Par la présente, je me rétracte du contrat suivant :",
  confirm: "Confirmer la rétractation",
  change: "Modifier les indications",
  received: "Nous avons reçu votre rétractation",
  receivedIntro: {
    mailed:
      "Cette page est votre accusé de réception. Nous vous l’envoyons aussi par e-mail. Vous pouvez en outre l’imprimer ou l’enregistrer, par exemple en PDF.",
    notMailed:
      "Cette page est votre accusé de réception. Nous ne vous l’envoyons pas par e-mail cette fois-ci. Veuillez donc l’imprimer ou l’enregistrer, par exemple en PDF.",
  },
  receiptAddress:
    "Vous retrouverez l’accusé de réception à l’adresse de cette page. Ne la communiquez à personne : quiconque la connaît peut le lire.",
  number: "Numéro",
  receivedAt: "Reçue le",
  notReceived: {
    unavailable:
      "Nous ne pouvons pas confirmer la réception de votre rétractation pour le moment. Veuillez réessayer dans un instant ; elle ne sera pas comptée deux fois.",
    tooMany:
      "Nous n’avons pas encore reçu votre rétractation, car un très grand nombre de déclarations arrivent en ce moment de votre réseau. Veuillez réessayer plus tard.",
  },
  byEmail: "Ou envoyez-la par e-mail à {email}",
  mail: {
    subject: "Accusé de réception de votre rétractation",
    text: "Nous avons reçu votre rétractation. Cet e-mail en confirme le contenu, ainsi que la date et l’heure de réception. Veuillez le conserver.",
    reason:
      "Vous recevez cet e-mail parce que votre adresse a été indiquée lors d’une rétractation sur notre site. Si ce n’est pas vous, veuillez répondre à cet e-mail.",
  },
};
