import type { FooterContent } from "../../../border/footer/footer-contract.ts";

export const footer: FooterContent = {
  headline: "Miben segíthetünk?",
  teaserGroups: [
    {
      heading: {
        iconName: "service_info",
        link: { url: "/gyik-s400007330.html", text: "Ügyfélszolgálat és segítség" },
      },
      hideGroupInCheckout: false,
      introductoryLink: { url: "{phoneUrl}", text: "{phone}" },
      introductoryText: "hétfőtől péntekig 8 és 18 óra között",
      links: [
        { url: "/contact", text: "Kapcsolat" },
        { url: "/gyik-s400007330.html", text: "Gyakori kérdések" },
        { url: "/fizetes-s400007334.html", text: "Fizetési módok" },
        { url: "/account", text: "Fiókom", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "free_shipping",
        link: {
          url: "/szallitas-s400007332.html",
          text: "{freeDeliveryFrom}-tól ingyenes szállítás",
        },
      },
      hideGroupInCheckout: false,
      introductoryText: "{freeDeliveryFrom} alatti rendelésnél a szállítás díja {deliveryCost}.",
      links: [
        { url: "/szallitas-s400007332.html", text: "Szállítás és költségei" },
        {
          url: "/atvetel-az-uzletben-s400007331.html",
          text: "Átvétel az üzletben",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "thirty_day_return",
        link: { url: "/visszakuldes-s400007333.html", text: "{returnDays} napos visszaküldés" },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "Nem a megfelelő méret, vagy mást képzelt el? {returnDays} napon belül díjmentesen visszaküldheti.",
      links: [
        { url: "/visszakuldes-s400007333.html", text: "A visszaküldés menete" },
        { url: "/elallas-s400007322.html", text: "Elállási jog" },
        {
          url: "/szavatossag-es-jotallas-s400007324.html",
          text: "Szavatosság és jótállás",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "kontor_near_you",
        link: { url: "/service/storefinder/", text: "Kontor az Ön közelében" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Rendelését díjmentesen átveheti a választott üzletben.",
      links: [
        { url: "/service/storefinder/", text: "Üzleteink" },
        { url: "/atvetel-az-uzletben-s400007331.html", text: "Átvétel az üzletben" },
      ],
    },
    {
      heading: {
        iconName: "kontorcard",
        link: { url: "/registerfreekontorcard", text: "KontorCard" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Minden {cardSpendPerBean} után egy kávészem. A kártya ingyenes.",
      links: [
        { url: "/registerfreekontorcard", text: "A KontorCard előnyei" },
        {
          url: "/registerfreeprivatecard",
          text: "PrivatCard a háztartásnak",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "meet_kontor",
        link: { url: "/rolunk-s400007340.html", text: "A Kontorról" },
      },
      hideGroupInCheckout: true,
      links: [
        { url: "/rolunk-s400007340.html", text: "Kik vagyunk?" },
        {
          url: "/subscribenewsletter",
          text: "Hírlevél {newsletterDiscount}% üdvözlő kedvezménnyel",
        },
        { url: "https://careers.kontor.example/", text: "Karrier" },
      ],
    },
  ],
  seo: {
    heading: "Népszerű kategóriák",
    columns: [
      [
        { url: "/szemes-kave-c1110.html", text: "Szemes kávé" },
        { url: "/eszpresszo-c1111.html", text: "Eszpresszó" },
        { url: "/filterkave-c1121.html", text: "Filterkávé" },
        { url: "/kavekapszulak-c1130.html", text: "Kávékapszulák" },
        { url: "/automata-kavefozok-c1151.html", text: "Automata kávéfőzők" },
      ],
      [
        { url: "/edenyek-es-serpenyok-c2110.html", text: "Edények és serpenyők" },
        { url: "/cseszek-es-poharak-c1163.html", text: "Csészék és poharak" },
        { url: "/agynemuk-es-takarok-c3110.html", text: "Ágyneműk és takarók" },
        { url: "/vilagitas-c3130.html", text: "Világítás" },
        { url: "/kisbutorok-c3141.html", text: "Kisbútorok" },
      ],
      [
        { url: "/noi-c4110.html", text: "Női divat" },
        { url: "/ferfi-c4120.html", text: "Férfi divat" },
        { url: "/joga-es-fitnesz-c5110.html", text: "Jóga és fitnesz" },
        { url: "/jatekok-c6120.html", text: "Játékok" },
        { url: "/borondok-es-taskak-c8110.html", text: "Bőröndök és táskák" },
      ],
    ],
  },
  socialMedia: {
    heading: "Kövessen minket",
    icons: [
      {
        iconName: "facebook",
        link: { url: "https://www.facebook.com/kontor", text: "Kontor a Facebookon" },
      },
      {
        iconName: "instagram",
        link: { url: "https://www.instagram.com/kontor", text: "Kontor az Instagramon" },
      },
      {
        iconName: "pinterest",
        link: { url: "https://www.pinterest.com/kontor", text: "Kontor a Pinteresten" },
      },
      {
        iconName: "youtube",
        link: { url: "https://www.youtube.com/kontor", text: "Kontor a YouTube-on" },
      },
      {
        iconName: "linkedin",
        link: { url: "https://www.linkedin.com/company/kontor", text: "Kontor a LinkedInen" },
      },
    ],
  },
  appReferences: {
    heading: "Kontor alkalmazás",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/hu/app-store/", text: "Kontor az App Store-ban" },
      },
      {
        iconName: "android",
        link: {
          url: "https://play.google.com/store/apps?hl=hu&gl=HU",
          text: "Kontor a Google Playen",
        },
      },
    ],
  },
  legalLinks: [
    { url: "/withdrawal", text: "Elállás a szerződéstől", isProminent: true },
    { url: "/impresszum-s400007320.html", text: "Impresszum" },
    { url: "/adatvedelem-s400007321.html", text: "Adatvédelem" },
    { url: "/aszf-s400007325.html", text: "ÁSZF" },
    { url: "/akadalymentesseg-s400007323.html", text: "Akadálymentesség" },
    { url: "/szavatossag-es-jotallas-s400007324.html", text: "Szavatosság és jótállás" },
  ],
  viewChanger: { toMobile: "Mobilnézet", toDesktop: "Asztali nézet" },
  qualityLogos: [
    {
      heading: "Fizetési módok",
      logos: [
        { source: "mastercard", label: "Mastercard", link: "/fizetes-s400007334.html", width: 80 },
        { source: "visa", label: "Visa", link: "/fizetes-s400007334.html", width: 80 },
        { source: "paypal", label: "PayPal", link: "/fizetes-s400007334.html", width: 80 },
      ],
    },
    {
      heading: "Szállítópartnereink",
      logos: [
        { source: "express", label: "Express One", link: "/szallitas-s400007332.html", width: 80 },
        { source: "dhl", label: "DHL", link: "/szallitas-s400007332.html", width: 80 },
      ],
    },
    {
      heading: "Védjegy",
      logos: [
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
    textBeforeLink: "Áraink tartalmazzák az áfát, a ",
    link: { url: "/szallitas-s400007332.html", text: "szállítási költséget" },
    textAfterLink: " azonban nem.",
  },
};
