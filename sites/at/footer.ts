import type { FooterContent } from "../../features/footer/footer-contract.ts";

export const footer: FooterContent = {
  headline: "Service bei Kontor",
  teaserGroups: [
    {
      heading: {
        iconName: "service_info",
        link: { url: "/faq-s400007330.html", text: "Service & Hilfe" },
      },
      hideGroupInCheckout: false,
      introductoryText: "+43 1 555 0120, Montag bis Freitag, 8 bis 18 Uhr",
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
      images: [
        { label: "Österreichische Post", source: "postAT" },
        { label: "JCL Logistics", source: "jclAT" },
      ],
    },
    {
      heading: {
        iconName: "return_shipping",
        link: { url: "/ruecksendung-s400007333.html", text: "{returnDays} Tage Rückgaberecht" },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "Passt nicht, gefällt nicht: Senden Sie den Artikel innerhalb von {returnDays} Tagen kostenlos zurück.",
      links: [
        { url: "/ruecksendung-s400007333.html", text: "So senden Sie zurück" },
        { url: "/widerruf-s400007322.html", text: "Widerrufsrecht" },
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
      introductoryText: "Eine Bohne für jeden Euro – die Karte ist kostenlos.",
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
          text: "Newsletter mit {newsletterDiscount} % Willkommensrabatt",
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
        { url: "/topfe-und-pfannen-c2110.html", text: "Töpfe und Pfannen" },
        { url: "/tassen-und-glaser-c1163.html", text: "Tassen und Gläser" },
        { url: "/bettwasche-und-decken-c3110.html", text: "Bettwäsche und Decken" },
        { url: "/leuchten-c3130.html", text: "Leuchten" },
        { url: "/kleinmobel-c3141.html", text: "Kleinmöbel" },
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
    icons: [
      {
        iconName: "facebook",
        link: { url: "https://www.facebook.com/kontor", text: "Kontor auf Facebook" },
      },
      {
        iconName: "instagram",
        link: { url: "https://www.instagram.com/kontor", text: "Kontor auf Instagram" },
      },
      {
        iconName: "pinterest",
        link: { url: "https://www.pinterest.com/kontor", text: "Kontor auf Pinterest" },
      },
      {
        iconName: "youtube",
        link: { url: "https://www.youtube.com/kontor", text: "Kontor auf YouTube" },
      },
    ],
  },
  appReferences: {
    heading: "Kontor als App",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/at/app-store/", text: "Kontor im App Store" },
      },
      {
        iconName: "android",
        link: {
          url: "https://play.google.com/store/apps?hl=de&gl=AT",
          text: "Kontor bei Google Play",
        },
      },
    ],
  },
  legalLinks: [
    { url: "/widerruf-s400007322.html", text: "Vertrag widerrufen" },
    { url: "/impressum-s400007320.html", text: "Impressum" },
    { url: "/datenschutz-s400007321.html", text: "Datenschutz" },
    { url: "/agb-s400007325.html", text: "AGB" },
    { url: "/barrierefreiheit-s400007323.html", text: "Barrierefreiheit" },
    { url: "/gewaehrleistung-s400007324.html", text: "Gewährleistung" },
  ],
  viewChanger: { toMobile: "Zur mobilen Ansicht", toDesktop: "Zur Desktop-Ansicht" },
  qualityLogos: [
    {
      heading: "Zahlungsarten",
      logos: [
        {
          source: "mastercard",
          label: "Mastercard",
          link: "/zahlung-s400007334.html",
          width: 80,
        },
        { source: "visa", label: "Visa", link: "/zahlung-s400007334.html", width: 80 },
        { source: "paypal", label: "PayPal", link: "/zahlung-s400007334.html", width: 80 },
      ],
    },
    {
      heading: "Wir liefern mit",
      logos: [
        {
          source: "postAT",
          label: "Österreichische Post",
          link: "/lieferung-s400007332.html",
          width: 80,
        },
        {
          source: "jclAT",
          label: "JCL Logistics",
          link: "/lieferung-s400007332.html",
          width: 80,
        },
      ],
    },
    {
      heading: "Siegel und Mitgliedschaften",
      logos: [
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
        {
          source: "euTrustmark",
          label: "Ecommerce Europe Trustmark",
          link: "https://ecommercetrustmark.eu/",
          width: 80,
        },
      ],
    },
  ],
  salesTax: {
    textBeforeLink: "Alle Preise inkl. USt., zzgl. ",
    link: { url: "/lieferung-s400007332.html", text: "Versandkosten" },
    textAfterLink: ".",
  },
};
