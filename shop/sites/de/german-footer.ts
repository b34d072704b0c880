import type {
  FooterContent,
  FooterIconName,
  FooterLink,
  FooterLogo,
  LogoSource,
} from "../../../border/footer/footer-contract.ts";

/** Social networks with an account of the shop, in the order in which they are shown. */
const networks = {
  facebook: { url: "https://www.facebook.com/kontor", text: "Kontor auf Facebook" },
  instagram: { url: "https://www.instagram.com/kontor", text: "Kontor auf Instagram" },
  pinterest: { url: "https://www.pinterest.com/kontor", text: "Kontor auf Pinterest" },
  youtube: { url: "https://www.youtube.com/kontor", text: "Kontor auf YouTube" },
  linkedin: { url: "https://www.linkedin.com/company/kontor", text: "Kontor auf LinkedIn" },
  xing: { url: "https://www.xing.com/pages/kontor", text: "Kontor auf Xing" },
};

const payments: { source: LogoSource; label: string }[] = [
  { source: "mastercard", label: "Mastercard" },
  { source: "visa", label: "Visa" },
  { source: "paypal", label: "PayPal" },
];

export const legalPages = {
  withdrawal: { url: "/withdrawal", text: "Vertrag widerrufen", isProminent: true },
  imprint: { url: "/impressum-s400007320.html", text: "Impressum" },
  privacy: { url: "/datenschutz-s400007321.html", text: "Datenschutz" },
  terms: { url: "/agb-s400007325.html", text: "AGB" },
  accessibility: { url: "/barrierefreiheit-s400007323.html", text: "Barrierefreiheit" },
  guarantee: { url: "/gewaehrleistung-s400007324.html", text: "Gewährleistung" },
};

export const seals = {
  euTrustmark: {
    source: "euTrustmark",
    label: "Ecommerce Europe Trustmark",
    link: "https://ecommercetrustmark.eu/",
    width: 80,
  },
  gutGemacht: {
    source: "gutGemacht",
    label: "Gut gemacht: Artikel aus verantwortungsvoller Herstellung",
    link: "/ueber-uns-s400007340.html",
    width: 80,
  },
} as const satisfies Record<string, FooterLogo>;

/** Differences between the footers of the sites in German. */
export interface GermanFooterParts {
  /** When the customer service answers the phone. */
  serviceHours: string;
  carriers: { label: string; source: LogoSource }[];
  returns: {
    iconName: FooterIconName;
    /** "{returnDays} Tage" and, behind "innerhalb von", "{returnDays} Tagen". */
    period: string;
    within: string;
    /** The page about the law, or about what the shop grants of its own accord. */
    page: FooterLink;
  };
  /** "Eine Bohne für jeden …". */
  currencyName: string;
  networks: (keyof typeof networks)[];
  /** The country in the addresses of Apple's and Google's app stores. */
  appStores: { apple: string; google: string };
  legalLinks: FooterContent["legalLinks"];
  otherPayments?: { source: LogoSource; label: string }[];
  seals: FooterLogo[];
  /** "Alle Preise inkl. MwSt.". */
  taxIncluded: string;
}

export function germanFooter(parts: GermanFooterParts): FooterContent {
  return {
    headline: "Service bei Kontor",
    teaserGroups: [
      {
        heading: {
          iconName: "service_info",
          link: { url: "/faq-s400007330.html", text: "Service & Hilfe" },
        },
        hideGroupInCheckout: false,
        introductoryLink: { url: "{phoneUrl}", text: "{phone}" },
        introductoryText: parts.serviceHours,
        links: [
          { url: "/contact", text: "Kontakt" },
          { url: "/faq-s400007330.html", text: "Häufige Fragen" },
          { url: "/zahlung-s400007334.html", text: "Zahlungsarten" },
          { url: "/account", text: "Mein Konto", hideInClassic: true },
        ],
      },
      {
        heading: {
          iconName: "free_shipping",
          link: {
            url: "/lieferung-s400007332.html",
            text: "Kostenloser Versand ab {freeDeliveryFrom}",
          },
        },
        hideGroupInCheckout: false,
        introductoryText: "Bestellungen unter {freeDeliveryFrom} liefern wir für {deliveryCost}.",
        links: [
          { url: "/lieferung-s400007332.html", text: "Lieferung und Versandkosten" },
          {
            url: "/click-and-collect-s400007331.html",
            text: "Im Store abholen",
            hideInClassic: true,
          },
        ],
      },
      {
        heading: {
          iconName: parts.returns.iconName,
          link: {
            url: "/ruecksendung-s400007333.html",
            text: `${parts.returns.period} Rückgaberecht`,
          },
        },
        hideGroupInCheckout: false,
        introductoryText: `Passt nicht oder gefällt nicht? Senden Sie den Artikel innerhalb von ${parts.returns.within} kostenlos zurück.`,
        links: [
          { url: "/ruecksendung-s400007333.html", text: "Artikel zurücksenden" },
          parts.returns.page,
          {
            url: "/gewaehrleistung-s400007324.html",
            text: "Gewährleistung und Garantie",
            hideInClassic: true,
          },
        ],
      },
      {
        heading: {
          iconName: "kontor_near_you",
          link: { url: "/service/storefinder/", text: "Kontor in Ihrer Nähe" },
        },
        hideGroupInCheckout: true,
        introductoryText: "Holen Sie Ihre Bestellung kostenlos in einem Store ab.",
        links: [
          { url: "/service/storefinder/", text: "Store finden" },
          { url: "/click-and-collect-s400007331.html", text: "Click & Collect" },
        ],
      },
      {
        heading: {
          iconName: "kontorcard",
          link: { url: "/registerfreekontorcard", text: "KontorCard" },
        },
        hideGroupInCheckout: true,
        introductoryText: `Eine Bohne für jeden ${parts.currencyName} – die Karte ist kostenlos.`,
        links: [
          { url: "/registerfreekontorcard", text: "Vorteile der KontorCard" },
          {
            url: "/registerfreeprivatecard",
            text: "PrivatCard für den Haushalt",
            hideInClassic: true,
          },
        ],
      },
      {
        heading: {
          iconName: "meet_kontor",
          link: { url: "/ueber-uns-s400007340.html", text: "Über Kontor" },
        },
        hideGroupInCheckout: true,
        links: [
          { url: "/ueber-uns-s400007340.html", text: "Wer wir sind" },
          {
            url: "/subscribenewsletter",
            text: "Newsletter mit {newsletterDiscount} % Willkommensrabatt",
          },
          { url: "https://careers.kontor.example/", text: "Karriere" },
        ],
      },
    ],
    seo: {
      heading: "Beliebte Kategorien",
      columns: [
        [
          { url: "/ganze-bohne-c1110.html", text: "Ganze Bohne" },
          { url: "/espresso-c1111.html", text: "Espresso" },
          { url: "/filterkaffee-c1121.html", text: "Filterkaffee" },
          { url: "/kaffeekapseln-c1130.html", text: "Kaffeekapseln" },
          { url: "/kaffeevollautomaten-c1151.html", text: "Kaffeevollautomaten" },
        ],
        [
          { url: "/toepfe-und-pfannen-c2110.html", text: "Töpfe und Pfannen" },
          { url: "/tassen-und-glaeser-c1163.html", text: "Tassen und Gläser" },
          { url: "/bettwaesche-und-decken-c3110.html", text: "Bettwäsche und Decken" },
          { url: "/leuchten-c3130.html", text: "Leuchten" },
          { url: "/kleinmoebel-c3141.html", text: "Kleinmöbel" },
        ],
        [
          { url: "/damen-c4110.html", text: "Damenmode" },
          { url: "/herren-c4120.html", text: "Herrenmode" },
          { url: "/yoga-und-fitness-c5110.html", text: "Yoga und Fitness" },
          { url: "/spielzeug-c6120.html", text: "Spielzeug" },
          { url: "/koffer-und-taschen-c8110.html", text: "Koffer und Taschen" },
        ],
      ],
    },
    socialMedia: {
      heading: "Folgen Sie uns",
      icons: parts.networks.map((iconName) => ({ iconName, link: networks[iconName] })),
    },
    appReferences: {
      heading: "Kontor als App",
      icons: [
        {
          iconName: "appleinc",
          link: {
            url: `https://www.apple.com/${parts.appStores.apple}/app-store/`,
            text: "Kontor im App Store",
          },
        },
        {
          iconName: "android",
          link: {
            url: `https://play.google.com/store/apps?hl=de&gl=${parts.appStores.google}`,
            text: "Kontor bei Google Play",
          },
        },
      ],
    },
    legalLinks: parts.legalLinks,
    viewChanger: { toMobile: "Zur mobilen Ansicht", toDesktop: "Zur Desktop-Ansicht" },
    qualityLogos: [
      {
        heading: "Zahlungsarten",
        logos: [...payments, ...(parts.otherPayments ?? [])].map((logo) => ({
          ...logo,
          link: "/zahlung-s400007334.html",
          width: 80,
        })),
      },
      {
        heading: "Wir liefern mit",
        logos: parts.carriers.map((logo) => ({
          ...logo,
          link: "/lieferung-s400007332.html",
          width: 80,
        })),
      },
      {
        heading: "Siegel und Mitgliedschaften",
        logos: parts.seals,
      },
    ],
    salesTax: {
      textBeforeLink: `${parts.taxIncluded}, zzgl. `,
      link: { url: "/lieferung-s400007332.html", text: "Versandkosten" },
      textAfterLink: ".",
    },
  };
}
