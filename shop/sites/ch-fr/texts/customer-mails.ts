import type { CustomerMailTexts } from "../../../customer/customer-mails.ts";

export const customerMails: CustomerMailTexts = {
  greeting: "Bonjour {name},",
  confirmAddress: {
    subject: "Confirmez votre adresse e-mail",
    text: "Votre compte {shopName} est presque prêt. Il reste une étape : confirmez que cette adresse e-mail est bien la vôtre. Ayez sous la main le mot de passe que vous venez de choisir.",
    button: "Confirmer l’adresse e-mail",
    note: "Le lien est valable 24 heures.",
    reason:
      "Vous recevez cet e-mail parce que quelqu’un souhaite créer un compte avec votre adresse. Si ce n’est pas vous, supprimez-le simplement : sans confirmation, aucun compte n’est créé.",
  },
  accountExists: {
    subject: "Vous avez déjà un compte {shopName}",
    text: "Cette adresse e-mail vient d’être saisie pour créer un compte, mais elle est déjà associée à un compte existant. Il vous suffit de vous connecter. Si vous avez oublié votre mot de passe, vous pourrez en choisir un nouveau.",
    button: "Se connecter",
    reason:
      "Vous recevez cet e-mail parce que votre adresse a été saisie sur notre site. Si ce n’est pas vous, vous n’avez rien à faire : rien n’a changé dans votre compte.",
  },
  resetPassword: {
    subject: "Choisissez un nouveau mot de passe",
    text: "Mot de passe oublié ? Aucun souci. Vous pouvez en choisir un nouveau ici.",
    button: "Choisir un nouveau mot de passe",
    note: "Le lien est valable 30 minutes et ne peut servir qu’une fois.",
    reason:
      "Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé pour votre compte. Si ce n’est pas vous, supprimez-le simplement : votre mot de passe reste inchangé.",
  },
  loginCode: {
    subject: "Votre code de connexion",
    text: "Avec ce code et votre mot de passe, vous pouvez vous connecter même après trop de tentatives.",
    code: "Votre code",
    note: "Le code est valable 30 minutes et pour une seule connexion. Ne le saisissez que sur la page où vous l’avez demandé et ne le communiquez à personne.",
    reason:
      "Vous recevez cet e-mail parce qu’un code a été demandé pour votre compte. Si ce n’est pas vous, supprimez-le simplement : sans votre mot de passe, le code ne sert à personne.",
  },
  passwordChanged: {
    subject: "Votre mot de passe a été modifié",
    text: "Le mot de passe de votre compte a été modifié le {time}. Tous vos autres appareils sont maintenant déconnectés.",
    note: "Ce n’est pas vous ? Choisissez immédiatement un nouveau mot de passe.",
    button: "Choisir un nouveau mot de passe",
    reason:
      "Vous recevez cet e-mail pour votre sécurité après chaque modification de votre mot de passe.",
  },
  changeEmail: {
    subject: "Confirmez votre nouvelle adresse e-mail",
    text: "Une demande a été faite pour associer votre compte {shopName} à cette adresse e-mail. Confirmez qu’elle est bien la vôtre.",
    button: "Confirmer l’adresse e-mail",
    note: "Le lien est valable 24 heures.",
    reason:
      "Vous recevez cet e-mail parce que votre adresse a été saisie dans un compte {shopName}. Si ce n’est pas vous, supprimez-le simplement : sans confirmation, rien ne change.",
  },
  emailChangeNotice: {
    subject: "L’adresse e-mail de votre compte va être modifiée",
    text: "Une demande a été faite pour associer votre compte à {email}. Le changement prendra effet dès qu’il y aura été confirmé.",
    note: "Ce n’est pas vous ? Alors quelqu’un connaît votre mot de passe : choisissez-en immédiatement un nouveau. Le changement ne pourra plus être confirmé ensuite.",
    button: "Choisir un nouveau mot de passe",
    reason:
      "Vous recevez cet e-mail pour votre sécurité lorsque l’adresse e-mail de votre compte doit être modifiée.",
  },
  accountRemoved: {
    subject: "Votre compte est supprimé",
    text: "Votre compte chez {shopName} et tout ce qu’il contenait sont supprimés. Nous n’enverrons plus la newsletter à cette adresse. Merci d’avoir été des nôtres.",
    note: "Ce n’était pas vous\u00a0? Adressez-vous à notre service clientèle, s’il vous plaît.",
    reason: "Vous recevez cet e-mail, car le compte lié à cette adresse a été supprimé.",
  },
};
