import type { FooterTexts } from "../../footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Help and information",
  countries: "{shopName} in other countries",
  ownCart: "Your basket stays in this shop: each country has its own.",
  newWindow: "opens in a new window",
  newsletter: {
    headline: "{newsletterDiscount}% off one order",
    text: "News, ideas and offers by email. You can unsubscribe at any time.",
    subscribe: "Sign up to our newsletter",
    voucher:
      "Welcome discount for your first sign-up. It can only be used once and can’t be combined with any other code.",
  },
};
