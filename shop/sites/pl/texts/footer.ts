import type { FooterTexts } from "../../../../border/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Obsługa klienta i informacje",
  countries: "{shopName} w innych krajach",
  ownCart: "Koszyk zostaje w tym sklepie internetowym: każdy kraj ma własny.",
  newWindow: "otwiera się w nowym oknie",
  newsletter: {
    headline: "{newsletterDiscount}% rabatu na jedno zamówienie",
    text: "Nowe kawy, światy tematyczne i oferty e-mailem, mniej więcej dwa razy w tygodniu. Możesz zrezygnować w każdej chwili.",
    subscribe: "Zapisz się na newsletter",
    voucher:
      "Rabat na powitanie przysługuje za pierwszy zapis. Kodu można użyć raz i nie łączy się on z innymi kodami.",
  },
};
