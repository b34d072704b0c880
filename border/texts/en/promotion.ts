import type { PromotionTexts } from "../../promotion/promotion-contract.ts";

export const promotion: PromotionTexts = {
  banner: "Current offer",
  benefits: "Why shop with {shopName}",
  legal: "Terms and conditions",
  voucher: "Promo code",
  copy: "Copy code {code}",
  copied: "Code copied",
  copyFailed: "The code is selected and ready to copy.",
  more: "Find out more",
  app: {
    headline: "The app from {shopName}",
    text: "Shop on the go and be the first to see what’s new.",
    rating: "{value} out of {max} stars",
    install: "Get the app",
    close: "Close the app banner",
  },
};
