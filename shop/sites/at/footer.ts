import { germanFooter, legalPages, seals } from "../de/german-footer.ts";

const { withdrawal, imprint, privacy, terms, accessibility, guarantee } = legalPages;

export const footer = germanFooter({
  serviceHours: "Montag bis Freitag, 8 bis 18 Uhr",
  carriers: [
    { label: "Österreichische Post", source: "postAT" },
    { label: "JCL Logistics", source: "jclAT" },
  ],
  returns: {
    iconName: "return_shipping",
    period: "{returnDays} Tage",
    within: "{returnDays} Tagen",
    page: { url: "/widerruf-s400007322.html", text: "Widerrufsrecht" },
  },
  currencyName: "Euro",
  networks: ["facebook", "instagram", "pinterest", "youtube"],
  appStores: { apple: "at", google: "AT" },
  legalLinks: [withdrawal, imprint, privacy, terms, accessibility, guarantee],
  seals: [
    {
      source: "atGuetezeichen2023",
      label: "Österreichisches E-Commerce-Gütezeichen",
      link: "https://www.guetezeichen.at/",
      width: 80,
    },
    {
      source: "hvAustria",
      label: "Handelsverband Österreich",
      link: "https://www.handelsverband.at/",
      width: 90,
    },
    seals.euTrustmark,
  ],
  taxIncluded: "Alle Preise inkl. USt.",
});
