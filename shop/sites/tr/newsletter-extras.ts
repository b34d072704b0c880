import type { NewsletterExtras } from "../../../border/newsletter/newsletter-contract.ts";

export const newsletterExtras: NewsletterExtras = {
  consent: {
    label:
      "[E-bülten Bilgilendirmesi](/e-bulten-bilgilendirmesi-s400007352.html)’ni okudum; {shopName} tarafından bana e-postayla ticari elektronik ileti gönderilmesine [Ticari Elektronik İleti Onayı](/ticari-elektronik-ileti-onayi-s400007354.html) kapsamında onay veriyorum.",
    required: "Kaydolmak için lütfen ticari elektronik ileti almayı onaylayın.",
  },
};
