import { germanFooter, legalPages, seals } from "../de/german-footer.ts";

const { withdrawal, imprint, privacy, terms, accessibility, guarantee } = legalPages;
const returns = { url: "/rueckgaberecht-s400007322.html", text: "Rückgaberecht" };

export const footer = germanFooter({
  serviceHours: "Montag bis Freitag, 8 bis 18 Uhr",
  carriers: [{ label: "Die Schweizerische Post", source: "chPost" }],
  returns: {
    iconName: "return_shipping",
    period: "{returnMonths} Monate",
    within: "{returnMonths} Monaten",
    page: returns,
  },
  currencyName: "Franken",
  networks: ["facebook", "instagram", "youtube"],
  appStores: { apple: "chde", google: "CH" },
  legalLinks: [withdrawal, imprint, privacy, terms, returns, accessibility, guarantee],
  otherPayments: [
    { source: "pfdc", label: "PostFinance Card" },
    { source: "pfef", label: "PostFinance E-Finance" },
  ],
  seals: [
    {
      source: "chVersand",
      label: "Schweizer Versandhandel, HANDELSVERBAND.swiss",
      link: "https://handelsverband.swiss/",
      width: 90,
    },
    seals.gutGemacht,
  ],
  taxIncluded: "Alle Preise in CHF inkl. MWST",
});
