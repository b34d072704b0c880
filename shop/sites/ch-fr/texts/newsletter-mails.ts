import type { NewsletterMailTexts } from "../../../../border/newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Bonjour {name},",
  confirmation: {
    subject: "Confirmez votre inscription à la newsletter",
    preview: "Il ne reste qu’une étape : confirmer votre adresse e-mail.",
    heading: "Plus qu’une étape",
    text: "Cette adresse a été inscrite à la newsletter {shopName}. Veuillez confirmer l’inscription : nous ne vous écrirons qu’ensuite.",
    button: "Confirmer l’inscription",
    validity:
      "Le lien ouvre une page où vous confirmez à l’aide d’un bouton. Il est valable {hours} heures.",
    consent:
      "En confirmant, vous déclarez avoir au moins {newsletterAge} ans et souhaiter recevoir la newsletter {shopName} par e-mail. Vous pouvez vous désinscrire à tout moment.",
    reason:
      "Vous recevez cet e-mail parce que votre adresse a été inscrite à la newsletter sur notre site. Si ce n’est pas vous, vous n’avez rien à faire : sans confirmation, vous ne recevrez pas de newsletter et nous supprimerons l’adresse après {newsletterUnconfirmedDays} jours.",
  },
  notice: {
    subject: "Votre adresse est déjà inscrite à la newsletter",
    preview: "Rien n’a changé.",
    heading: "Vous êtes déjà des nôtres",
    text: "Cette adresse a été saisie une nouvelle fois pour la newsletter {shopName}. Elle y est déjà inscrite. Rien n’a changé et vous n’avez rien à faire.",
    button: "Voir mes données",
    reason:
      "Vous recevez cet e-mail parce que votre adresse a été saisie pour la newsletter sur notre site. Si ce n’est pas vous, vous pouvez simplement le supprimer.",
  },
  welcome: {
    subject: "Bienvenue dans la newsletter {shopName}",
    preview: "Votre inscription est confirmée.",
    heading: "Bienvenue !",
    text: "Votre inscription est confirmée. Nous vous écrirons désormais environ deux fois par semaine : nouveaux cafés, univers thématiques et offres.",
    voucher: "{newsletterDiscount} % de rabais de bienvenue",
    voucherConditions:
      "Sur une commande, valable jusqu’au {until}. Saisissez le code dans le panier. Il est valable une fois, n’est pas cumulable avec d’autres codes et ne s’applique ni aux cartes cadeaux ni aux produits de partenaires.",
    button: "Vers la boutique",
    preferences: "Modifier mes données",
    reason:
      "Vous recevez cet e-mail parce que vous avez confirmé votre inscription à la newsletter.",
  },
  goodbye: {
    subject: "Votre désinscription de la newsletter",
    preview: "Votre adresse est supprimée de la liste.",
    heading: "Votre désinscription est enregistrée",
    text: "Vous ne recevrez plus notre newsletter et votre adresse est supprimée de la liste. Un code de bienvenue que vous n’avez pas encore utilisé reste valable. Merci de nous avoir lus !",
    reason:
      "Vous recevez cet e-mail une seule fois, parce que votre adresse a été désinscrite de la newsletter.",
  },
  unsubscribe: "Se désinscrire de la newsletter",
};
