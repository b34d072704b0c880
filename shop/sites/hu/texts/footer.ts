import type { FooterTexts } from "../../../../border/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Segítség és információk",
  countries: "{shopName} más országokban",
  ownCart: "A kosár ebben a webáruházban marad: minden országnak saját kosara van.",
  newWindow: "új ablakban nyílik meg",
  newsletter: {
    headline: "{newsletterDiscount}% kedvezmény egy rendelésre",
    text: "Új kávék, témavilágok és ajánlatok, hetente körülbelül kétszer, e-mailben. Bármikor leiratkozhat.",
    subscribe: "Feliratkozás a hírlevélre",
    voucher:
      "Az üdvözlő kód első feliratkozáskor jár, a megerősítéstől számított {voucherValidity}ig érvényes, egyszer használható fel, és más kóddal nem vonható össze.",
  },
};
