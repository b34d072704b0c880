import type { FooterTexts } from "../../../../border/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Služby a informace",
  countries: "{shopName} v dalších zemích",
  ownCart: "Košík zůstává v tomto e-shopu: každá země má svůj vlastní.",
  newWindow: "otevře se v novém okně",
  newsletter: {
    headline: "Sleva {newsletterDiscount} % na jednu objednávku",
    text: "Nové kávy, tematické světy a nabídky, přibližně dvakrát týdně e-mailem. Odhlásit se můžete kdykoli.",
    subscribe: "Odebírat newsletter",
    voucher:
      "Sleva na uvítanou za první přihlášení platí jednou a nelze ji kombinovat s jinými kódy.",
  },
};
