import type { FooterContent } from "../../../border/footer/footer-contract.ts";

export const footer: FooterContent = {
  headline: "Obsługa klienta Kontor",
  teaserGroups: [
    {
      heading: {
        iconName: "service_info",
        link: { url: "/pytania-i-odpowiedzi-s400007330.html", text: "Pomoc i obsługa klienta" },
      },
      hideGroupInCheckout: false,
      introductoryLink: { url: "{phoneUrl}", text: "{phone}" },
      introductoryText: "od poniedziałku do soboty w godz. 8:00–20:00",
      links: [
        { url: "/contact", text: "Kontakt" },
        { url: "/pytania-i-odpowiedzi-s400007330.html", text: "Pytania i odpowiedzi" },
        { url: "/platnosci-s400007334.html", text: "Metody płatności" },
        { url: "/account", text: "Moje konto", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "free_shipping",
        link: { url: "/dostawa-s400007332.html", text: "Bezpłatna dostawa od {freeDeliveryFrom}" },
      },
      hideGroupInCheckout: false,
      introductoryText: "Zamówienia poniżej {freeDeliveryFrom} dostarczamy za {deliveryCost}.",
      links: [
        { url: "/dostawa-s400007332.html", text: "Dostawa i jej koszty" },
        {
          url: "/odbior-w-sklepie-s400007331.html",
          text: "Odbiór w sklepie",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "thirty_day_return",
        link: { url: "/zwroty-s400007333.html", text: "{returnDays} dni na zwrot" },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "Nie pasuje lub nie podoba Ci się? Odeślij produkt bezpłatnie w ciągu {returnDays} dni.",
      links: [
        { url: "/zwroty-s400007333.html", text: "Jak zwrócić produkt" },
        { url: "/odstapienie-od-umowy-s400007322.html", text: "Prawo odstąpienia od umowy" },
        {
          url: "/reklamacje-i-gwarancja-s400007324.html",
          text: "Reklamacje i gwarancja",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "kontor_near_you",
        link: { url: "/service/storefinder/", text: "Kontor w Twojej okolicy" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Zamów produkty i odbierz je bezpłatnie w sklepie.",
      links: [
        { url: "/service/storefinder/", text: "Znajdź sklep" },
        { url: "/odbior-w-sklepie-s400007331.html", text: "Click & Collect" },
      ],
    },
    {
      heading: {
        iconName: "kontorcard",
        link: { url: "/registerfreekontorcard", text: "KontorCard" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Jedno ziarno za każdą złotówkę. Karta jest bezpłatna.",
      links: [
        { url: "/registerfreekontorcard", text: "Korzyści z KontorCard" },
        {
          url: "/registerfreeprivatecard",
          text: "PrivatCard dla domowników",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "meet_kontor",
        link: { url: "/o-nas-s400007340.html", text: "O Kontorze" },
      },
      hideGroupInCheckout: true,
      links: [
        { url: "/o-nas-s400007340.html", text: "Kim jesteśmy" },
        {
          url: "/subscribenewsletter",
          text: "Newsletter z {newsletterDiscount}% rabatem na powitanie",
        },
        { url: "https://careers.kontor.example/", text: "Praca" },
      ],
    },
  ],
  seo: {
    heading: "Popularne kategorie",
    columns: [
      [
        { url: "/kawa-ziarnista-c1110.html", text: "Kawa ziarnista" },
        { url: "/espresso-w-ziarnach-c1111.html", text: "Espresso w ziarnach" },
        { url: "/kawa-mielona-c1120.html", text: "Kawa mielona" },
        { url: "/kapsulki-c1130.html", text: "Kapsułki do kawy" },
        { url: "/ekspresy-automatyczne-c1151.html", text: "Ekspresy automatyczne" },
      ],
      [
        { url: "/garnki-i-patelnie-c2110.html", text: "Garnki i patelnie" },
        { url: "/filizanki-i-szklanki-c1163.html", text: "Filiżanki i szklanki" },
        { url: "/posciel-i-koce-c3110.html", text: "Pościel i koce" },
        { url: "/oswietlenie-c3130.html", text: "Oświetlenie" },
        { url: "/male-meble-c3141.html", text: "Małe meble" },
      ],
      [
        { url: "/kobiety-c4110.html", text: "Moda damska" },
        { url: "/mezczyzni-c4120.html", text: "Moda męska" },
        { url: "/joga-i-fitness-c5110.html", text: "Joga i fitness" },
        { url: "/zabawki-c6120.html", text: "Zabawki" },
        { url: "/walizki-i-torby-c8110.html", text: "Walizki i torby" },
      ],
    ],
  },
  socialMedia: {
    heading: "Obserwuj nas",
    icons: [
      {
        iconName: "facebook",
        link: { url: "https://www.facebook.com/kontor", text: "Kontor na Facebooku" },
      },
      {
        iconName: "instagram",
        link: { url: "https://www.instagram.com/kontor", text: "Kontor na Instagramie" },
      },
      {
        iconName: "pinterest",
        link: { url: "https://www.pinterest.com/kontor", text: "Kontor na Pintereście" },
      },
      {
        iconName: "youtube",
        link: { url: "https://www.youtube.com/kontor", text: "Kontor na YouTubie" },
      },
      {
        iconName: "linkedin",
        link: { url: "https://www.linkedin.com/company/kontor", text: "Kontor na LinkedInie" },
      },
    ],
  },
  appReferences: {
    heading: "Aplikacja Kontor",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/pl/app-store/", text: "Kontor w App Store" },
      },
      {
        iconName: "android",
        link: {
          url: "https://play.google.com/store/apps?hl=pl&gl=PL",
          text: "Kontor w Google Play",
        },
      },
    ],
  },
  legalLinks: [
    { url: "/withdrawal", text: "Odstąp od umowy", isProminent: true },
    { url: "/dane-firmy-s400007320.html", text: "Dane firmy" },
    { url: "/polityka-prywatnosci-s400007321.html", text: "Polityka prywatności" },
    { url: "/regulamin-s400007325.html", text: "Regulamin" },
    { url: "/dostepnosc-s400007323.html", text: "Dostępność" },
    { url: "/reklamacje-i-gwarancja-s400007324.html", text: "Reklamacje" },
  ],
  viewChanger: { toMobile: "Wersja mobilna", toDesktop: "Wersja na komputer" },
  qualityLogos: [
    {
      heading: "Metody płatności",
      logos: [
        {
          source: "mastercard",
          label: "Mastercard",
          link: "/platnosci-s400007334.html",
          width: 80,
        },
        { source: "visa", label: "Visa", link: "/platnosci-s400007334.html", width: 80 },
        { source: "paypal", label: "PayPal", link: "/platnosci-s400007334.html", width: 80 },
      ],
    },
    {
      heading: "Dostarczają dla nas",
      logos: [
        { source: "dhl", label: "DHL", link: "/dostawa-s400007332.html", width: 80 },
        { source: "czDpd", label: "DPD", link: "/dostawa-s400007332.html", width: 80 },
      ],
    },
    {
      heading: "Znaki jakości",
      logos: [
        {
          source: "euTrustmark",
          label: "Ecommerce Europe Trustmark",
          link: "https://ecommercetrustmark.eu/",
          width: 80,
        },
        {
          source: "gutGemacht",
          label: "Znak „Dobrze zrobione”: odpowiedzialnie wytworzone produkty",
          link: "/o-nas-s400007340.html",
          width: 80,
        },
      ],
    },
  ],
  salesTax: {
    textBeforeLink: "Wszystkie ceny zawierają VAT i nie obejmują ",
    link: { url: "/dostawa-s400007332.html", text: "kosztów dostawy" },
    textAfterLink: ".",
  },
};
