import type { CustomerTexts } from "../../../customer/customer-contract.ts";

export const customer: CustomerTexts = {
  greeting: "Bonjour {name}",
  beans: { one: "{count} grain", other: "{count} grains" },
  benefitsHeadline: "Votre compte, vos avantages",
  benefits: [
    "Un seul panier sur tous vos appareils",
    "Toutes vos commandes réunies, avec leur état et la facture",
    "Votre adresse et vos données, modifiables à tout moment",
  ],
  login: "Se connecter",
  loginIntro: "Connectez-vous avec votre adresse e-mail et votre mot de passe.",
  logout: "Se déconnecter",
  otherAccount: "Ce n’est pas vous ?",
  rememberedIntro:
    "Quel plaisir de vous revoir. Pour votre sécurité, veuillez saisir votre mot de passe.",
  register: "Créer un compte",
  registerIntro:
    "Avec un compte, vous gardez un œil sur vos commandes et retrouvez votre panier sur chaque appareil.",
  noAccountYet: "Pas encore de compte ?",
  hasAccount: "Vous avez déjà un compte ?",
  email: "Adresse e-mail",
  password: "Mot de passe",
  passwordHint:
    "Au moins 8 caractères. Plus il est long, plus il est sûr ; majuscules, minuscules et chiffres y contribuent.",
  passwordStrength: "Robustesse du mot de passe",
  currentPassword: "Mot de passe actuel",
  newPassword: "Nouveau mot de passe",
  remember: "Me reconnaître sur cet appareil",
  rememberHint:
    "Pendant 30 jours, nous vous saluons par votre nom et gardons votre panier à disposition. À éviter sur un appareil qui n’est pas le vôtre.",
  forgotten: "Mot de passe oublié ?",
  checkInbox: "Consultez votre boîte de réception",
  registerSent: "Nous avons envoyé un e-mail à {email}. Il vous indique la marche à suivre.",
  noMail: "Rien après quelques minutes ? Vérifiez aussi votre dossier de courrier indésirable.",
  confirmAddress: "Confirmer l’adresse e-mail",
  confirmAddressIntro:
    "Saisissez encore une fois le mot de passe que vous avez choisi pour votre nouveau compte. Il sera ensuite prêt.",
  confirmEmailIntro: "Votre compte sera désormais associé à cette adresse e-mail : {email}",
  linkInvalid: "Ce lien n’est plus valable",
  linkInvalidText:
    "Les liens de nos e-mails ne sont valables que peu de temps et ne servent qu’une fois. Veuillez demander un nouvel e-mail.",
  forgottenIntro:
    "Indiquez-nous votre adresse e-mail. Si un compte y correspond, nous vous envoyons un lien pour choisir un nouveau mot de passe.",
  requestLink: "Demander un lien",
  forgottenSent:
    "Si un compte correspond à {email}, vous trouverez bientôt un e-mail dans votre boîte de réception. Son lien est valable 30 minutes.",
  codeOffer:
    "Vous ne souhaitez pas attendre ? Nous vous envoyons par e-mail un code qui vous permet de vous connecter tout de suite.",
  requestCode: "Demander un code",
  codeLogin: "Se connecter avec un code",
  codeLoginIntro:
    "Après trop de tentatives, vous vous connectez avec votre mot de passe et un code. Indiquez-nous votre adresse e-mail : si un compte y correspond, nous vous envoyons le code.",
  codeSent:
    "Si un compte correspond à {email}, vous trouverez bientôt un e-mail avec un code dans votre boîte de réception. Un code reçu il y a quelques minutes est encore valable : chacun l’est pendant 30 minutes, pour une seule connexion.",
  code: "Code reçu par e-mail",
  setPassword: "Choisir un nouveau mot de passe",
  setPasswordIntro: "Tous vos appareils seront déconnectés.",
  newsletter: "Newsletter",
  changeEmail: "Modifier l’adresse e-mail",
  newEmail: "Nouvelle adresse e-mail",
  changeEmailHint:
    "Nous envoyons un lien à la nouvelle adresse. Celle-ci sera valable dès que vous aurez ouvert le lien et confirmé le changement.",
  salutation: "Civilité",
  salutations: { MS: "Madame", MR: "Monsieur" },
  noSalutation: "Sans indication",
  firstName: "Prénom",
  lastName: "Nom",
  yourData: "Vos données",
  save: "Enregistrer",
  isCommunityMember: "Vous êtes membre de la communauté.",
  card: "Votre carte",
  cards: { kontorcard: "{cardName}", privatecard: "PrivatCard" },
  cardNumber: "Carte n° {number}",
  noCard: "Vous n’avez pas encore de carte.",
  getCard: "Obtenir la carte {card} gratuitement",
  hasCard: "Vous avez la carte {card}.",
  cardOffer: "La carte est à vous en un clic, avec {beans} grains de bienvenue.",
  cardNeedsLogin: "Pour cela, il vous faut un compte.",
  changePassword: "Modifier le mot de passe",
  changePasswordHint: "Tous vos autres appareils seront déconnectés.",
  sessions: "Appareils connectés",
  sessionsHint:
    "Consultez les appareils connectés à votre compte et déconnectez ceux que vous n’utilisez plus.",
  sessionsIntro:
    "Ces appareils sont connectés à votre compte ou vous reconnaissent. Si l’un d’eux vous est inconnu, déconnectez-le et modifiez votre mot de passe.",
  device: "{browser} sur {system}",
  unknownDevice: "Appareil inconnu",
  thisDevice: "Cet appareil",
  signedIn: "Connexion",
  lastUsed: "Dernière utilisation",
  onlyRemembered:
    "Affiche seulement votre nom et votre panier ; le mot de passe est nécessaire pour tout le reste.",
  endSession: "Déconnecter",
  endSessionOf: "Déconnecter : {device}",
  endOtherSessions: "Déconnecter tous les autres appareils",
  noOtherSessions: "Aucun autre appareil n’est connecté.",
  removeAccount: "Supprimer le compte",
  removeAccountHint:
    "Données, panier, carte et grains seront supprimés immédiatement et définitivement. Votre inscription à la newsletter prend fin également.",
  done: {
    cardLeft: "Vous avez rendu votre carte.",
    cardInvited: "L’invitation est en route.",
    cardRemoved: "La personne ne fait plus partie du ménage.",
    cardJoined: "Bienvenue dans le ménage : vous collectez désormais ensemble.",
    loggedIn: "Connexion réussie.",
    registered: "Bienvenue chez {shopName} ! Votre compte est créé.",
    profile: "Vos données sont enregistrées.",
    addressSaved: "L’adresse est enregistrée.",
    addressRemoved: "L’adresse est supprimée.",
    addressChosen: "Votre choix est enregistré.",
    joined: "Bienvenue dans la communauté !",
    left: "Vous avez quitté la communauté.",
    card: "Votre carte est prête. Indiquez son numéro lors de votre prochain achat en magasin.",
    password: "Votre mot de passe est modifié. Vos autres appareils sont déconnectés.",
    sessionEnded: "L’appareil est déconnecté.",
    otherSessionsEnded: "Tous les autres appareils sont déconnectés.",
    newsletterEnded: "Votre désinscription de la newsletter est enregistrée.",
    emailRequested:
      "Nous avons envoyé un e-mail à votre nouvelle adresse. Veuillez y confirmer le changement.",
    emailChanged:
      "Votre nouvelle adresse e-mail est enregistrée. Utilisez-la désormais pour vous connecter.",
    emailConfirmed:
      "Votre nouvelle adresse e-mail est enregistrée. Utilisez-la désormais pour vous connecter.",
    accountConfirmed:
      "Votre adresse e-mail est confirmée et votre compte est prêt. Connectez-vous, s’il vous plaît.",
    passwordReset: "Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.",
    resetLinkUsed:
      "Ce lien a déjà servi à choisir un nouveau mot de passe. Utilisez ce mot de passe pour vous connecter.",
    loggedOut: "Votre session est fermée. À bientôt !",
    removed: "Votre compte est supprimé. Au revoir !",
  },
  problems: {
    required: "Veuillez remplir ce champ.",
    tooLong: "Ce texte est trop long.",
    invalidCharacters: "Ce champ contient des caractères non valables.",
    invalidEmail: "Veuillez saisir une adresse e-mail valable.",
    shortPassword: "Le mot de passe doit comporter au moins 8 caractères.",
    commonPassword:
      "Ce mot de passe est très répandu et facile à deviner. Veuillez en choisir un autre.",
    shopNamePassword:
      "Ce mot de passe se résume presque au nom de la boutique et il est facile à deviner. Veuillez en choisir un autre.",
    addressPassword:
      "Ce mot de passe se résume presque à votre adresse e-mail et il est facile à deviner. Veuillez en choisir un autre.",
    repeatedPassword:
      "Ce mot de passe ne fait que répéter quelques caractères et il est facile à deviner. Veuillez en choisir un autre.",
    wrongPassword: "Le mot de passe est incorrect.",
    wrongLogin: "L’adresse e-mail ou le mot de passe est incorrect.",
    wrongCode: "Veuillez vérifier le code. Il est valable 30 minutes et pour une seule connexion.",
  },
  mandatory: "* Champ obligatoire",
  checkFields: "Veuillez vérifier les champs signalés.",
  tooManyAttempts: {
    one: "Trop de tentatives. Veuillez réessayer dans {count} minute.",
    other: "Trop de tentatives. Veuillez réessayer dans {count} minutes.",
  },
  unavailable: "Cela n’a pas fonctionné. Veuillez réessayer dans un instant.",
};
