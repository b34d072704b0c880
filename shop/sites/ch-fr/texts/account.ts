import type { AccountTexts } from "../../../customer/account-texts.ts";

export const account: AccountTexts = {
  sections: {
    overview: { title: "Vue d’ensemble", text: "L’essentiel en un coup d’œil." },
    orders: { title: "Commandes", text: "État, facture et retour de tous vos achats." },
    subscriptions: {
      title: "Abonnements de café",
      text: "Prochaine livraison, pause, modification ou résiliation.",
    },
    addresses: {
      title: "Adresses",
      text: "Où nous livrons et à qui va la facture. À la caisse, il ne reste plus qu’à choisir.",
    },
    profile: { title: "Données personnelles", text: "Comment nous nous adressons à vous." },
    loginData: {
      title: "E-mail et mot de passe",
      text: "Vos données de connexion et l’adresse à laquelle nous vous écrivons.",
    },
    sessions: {
      title: "Appareils connectés",
      text: "Consultez les appareils connectés à votre compte et déconnectez ceux que vous n’utilisez plus.",
    },
    card: { title: "Carte et grains", text: "Votre carte et vos grains." },
    reviews: {
      title: "Mes avis",
      text: "Modifiez ou supprimez ce que vous avez écrit sur des articles.",
    },
    community: {
      title: "Communauté",
      text: "Votre nom public et ce que vous avez écrit dans la communauté.",
    },
    newsletter: {
      title: "Newsletter et cookies",
      text: "Ce que nous vous envoyons et ce que votre navigateur peut enregistrer pour nous.",
    },
    data: {
      title: "Données et suppression",
      text: "Téléchargez ce que nous avons enregistré à votre sujet, ou supprimez votre compte.",
    },
  },
  help: "Aide sur votre compte",
  lastOrder: "Dernière commande",
  noOrders: "Votre première commande aura sa place ici",
  noOrdersText:
    "Dès que vous aurez commandé, vous verrez ici où en est votre commande. Une commande passée sans compte se trouve sous « Retrouver une commande ».",
  discover: "Découvrir l’assortiment",
  noAddresses: "Aucune adresse enregistrée",
  noAddressesText:
    "Enregistrez votre domicile, votre bureau ou l’adresse de vos proches. À la caisse, un clic suffira.",
  cookies: "Vous décidez pour chaque navigateur des cookies que nous pouvons déposer.",
  exportTitle: "Télécharger vos données",
  exportText:
    "Un fichier avec tout ce qui appartient à votre compte : données, adresses, commandes, newsletter et appareils connectés. Il est au format JSON, que d’autres programmes lisent aussi.",
  exportButton: "Télécharger mes données",
  addAddress: "Ajouter une adresse",
  changeAddressTitle: "Modifier l’adresse",
  changeAddress: "Modifier",
  removeAddress: "Supprimer",
  changeAddressOf: "Modifier : {address}",
  removeAddressOf: "Supprimer : {address}",
  label: "Nom de l’adresse",
  labelHint: "Facultatif, par exemple Maison ou Bureau.",
  forDelivery: "Adresse de livraison",
  forInvoice: "Adresse de facturation",
  useForDelivery: "Proposer comme adresse de livraison",
  useForInvoice: "Proposer comme adresse de facturation",
  tooManyAddresses:
    "Nous ne pouvons pas enregistrer plus de {max} adresses. Supprimez d’abord une adresse dont vous n’avez plus besoin.",
  changedElsewhere:
    "Cette adresse vient d’être modifiée dans une autre fenêtre. Voici ce que vous avez saisi : enregistrez encore une fois si cela doit rester ainsi.",
  chooseCountry: "Appliquer le pays",
  savedAddresses: "Vos adresses",
  useAddress: "Appliquer",
  saveAddress: "Enregistrer cette adresse dans mon compte",
};
