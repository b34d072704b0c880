import { germanFooter, legalPages, seals } from "./german-footer.ts";

const { withdrawal, imprint, privacy, terms, accessibility, guarantee } = legalPages;

export const footer = germanFooter({
  serviceHours: "Montag bis Samstag, 8 bis 20 Uhr",
  carriers: [
    { label: "DHL", source: "dhl" },
    { label: "Hermes", source: "hermes" },
  ],
  returns: {
    iconName: "thirty_day_return",
    period: "{returnDays} Tage",
    within: "{returnDays} Tagen",
    page: { url: "/widerruf-s400007322.html", text: "Widerrufsrecht" },
  },
  currencyName: "Euro",
  networks: ["facebook", "instagram", "pinterest", "youtube", "linkedin", "xing"],
  appStores: { apple: "de", google: "DE" },
  legalLinks: [withdrawal, imprint, privacy, terms, accessibility, guarantee],
  seals: [
    {
      source: "bevh",
      label: "Bundesverband E-Commerce und Versandhandel Deutschland (bevh)",
      link: "https://www.bevh.org/",
      width: 90,
    },
    seals.euTrustmark,
    seals.gutGemacht,
  ],
  taxIncluded: "Alle Preise inkl. MwSt.",
});
