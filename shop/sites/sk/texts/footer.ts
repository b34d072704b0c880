import type { FooterTexts } from "../../../../border/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Služby a informácie",
  countries: "{shopName} v iných krajinách",
  ownCart: "Košík zostáva v tomto e-shope: každá krajina má vlastný.",
  newWindow: "otvorí sa v novom okne",
  newsletter: {
    headline: "Zľava {newsletterDiscount} % na jednu objednávku",
    text: "Nové kávy, tematické svety a ponuky, približne dvakrát do týždňa e-mailom. Odhlásiť sa môžete kedykoľvek.",
    subscribe: "Odoberať newsletter",
    voucher: "Uvítacia zľava za prvé prihlásenie platí raz a nemožno ju spojiť s iným kódom.",
  },
};
