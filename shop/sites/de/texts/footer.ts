import type { FooterTexts } from "../../../../border/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Service und Informationen",
  countries: "{shopName} in anderen Ländern",
  ownCart: "Der Warenkorb bleibt in diesem Shop: Jedes Land hat seinen eigenen.",
  newWindow: "öffnet ein neues Fenster",
  newsletter: {
    headline: "{newsletterDiscount} % Rabatt auf eine Bestellung",
    text: "Neue Kaffees, Themenwelten und Angebote, etwa zweimal in der Woche per E-Mail. Abmelden können Sie sich jederzeit.",
    subscribe: "Zum Newsletter anmelden",
    voucher:
      "Willkommensrabatt für die erste Anmeldung, einmal einlösbar und nicht mit anderen Codes kombinierbar.",
  },
};
