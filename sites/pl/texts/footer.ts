import type { FooterTexts } from "../../../features/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Obsługa klienta i informacje",
  countries: "Kontor w innych krajach",
  ownCart: "Koszyk zostaje w tym sklepie: każdy kraj ma własny.",
  newWindow: "otwiera się w nowym oknie",
  newsletter: {
    headline: "{newsletterDiscount}% rabatu na pierwsze zamówienie",
    text: "Nowe kawy, kolekcje i oferty, około dwóch razy w tygodniu e-mailem. Możesz zrezygnować w każdej chwili.",
    subscribe: "Zapisz się na newsletter",
    voucher:
      "Rabat powitalny za pierwszy zapis, do jednorazowego użycia, nie łączy się z innymi kodami.",
  },
};
