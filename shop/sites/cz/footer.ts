import type { FooterContent } from "../../../border/footer/footer-contract.ts";

export const footer: FooterContent = {
  headline: "Služby Kontoru",
  teaserGroups: [
    {
      heading: {
        iconName: "service_info",
        link: { url: "/caste-dotazy-s400007330.html", text: "Zákaznický servis" },
      },
      hideGroupInCheckout: false,
      introductoryLink: { url: "{phoneUrl}", text: "{phone}" },
      introductoryText: "pondělí až pátek, 8–18 hodin",
      links: [
        { url: "/contact", text: "Kontakt" },
        { url: "/caste-dotazy-s400007330.html", text: "Časté dotazy" },
        { url: "/platba-s400007334.html", text: "Způsoby platby" },
        { url: "/account", text: "Můj účet", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "free_shipping",
        link: { url: "/doprava-s400007332.html", text: "Doprava zdarma od {freeDeliveryFrom}" },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "S KontorCard už od {cardFreeDeliveryFrom}. Jinak doprava stojí {deliveryCost}.",
      links: [
        { url: "/doprava-s400007332.html", text: "Doprava a doručení" },
        {
          url: "/vyzvednuti-v-prodejne-s400007331.html",
          text: "Vyzvednutí v prodejně",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "thirty_day_return",
        link: { url: "/vraceni-zbozi-s400007333.html", text: "{returnDays} dní na vrácení zboží" },
      },
      hideGroupInCheckout: false,
      introductoryText: "Nesedí, nelíbí se? Pošlete nám zboží do {returnDays} dnů zdarma zpět.",
      links: [
        { url: "/vraceni-zbozi-s400007333.html", text: "Jak zboží vrátit" },
        { url: "/odstoupeni-od-smlouvy-s400007322.html", text: "Odstoupení od smlouvy" },
        { url: "/reklamace-s400007324.html", text: "Reklamace a záruka", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "kontor_near_you",
        link: { url: "/service/storefinder/", text: "Kontor ve vašem okolí" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Objednané zboží si můžete zdarma vyzvednout v prodejně.",
      links: [
        { url: "/service/storefinder/", text: "Najít prodejnu" },
        { url: "/vyzvednuti-v-prodejne-s400007331.html", text: "Vyzvednutí v prodejně" },
      ],
    },
    {
      heading: {
        iconName: "kontorcard",
        link: { url: "/registerfreekontorcard", text: "KontorCard" },
      },
      hideGroupInCheckout: true,
      introductoryText:
        "Věrnostní karta zdarma: sbírejte zrnka a každou {cardFreeCoffee}. kávu v prodejně máte od nás.",
      links: [
        { url: "/registerfreekontorcard", text: "Výhody KontorCard" },
        {
          url: "/registerfreeprivatecard",
          text: "PrivatCard pro domácnost",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "meet_kontor",
        link: { url: "/o-nas-s400007340.html", text: "O Kontoru" },
      },
      hideGroupInCheckout: true,
      links: [
        { url: "/o-nas-s400007340.html", text: "Kdo jsme" },
        {
          url: "/subscribenewsletter",
          text: "Newsletter s {newsletterDiscount}% slevou na uvítanou",
        },
        { url: "https://careers.kontor.example/", text: "Kariéra" },
      ],
    },
  ],
  seo: {
    heading: "Oblíbené kategorie",
    columns: [
      [
        { url: "/zrnkova-kava-c1110.html", text: "Zrnková káva" },
        { url: "/mleta-kava-c1120.html", text: "Mletá káva" },
        { url: "/kapsle-c1130.html", text: "Kávové kapsle" },
        { url: "/automaticke-kavovary-c1151.html", text: "Automatické kávovary" },
        { url: "/pakove-kavovary-c1152.html", text: "Pákové kávovary" },
      ],
      [
        { url: "/hrnce-a-panve-c2110.html", text: "Hrnce a pánve" },
        { url: "/salky-a-sklenice-c1163.html", text: "Šálky a sklenice" },
        { url: "/peceni-c2140.html", text: "Pečení" },
        { url: "/povleceni-a-prikryvky-c3110.html", text: "Povlečení a přikrývky" },
        { url: "/drobny-nabytek-c3141.html", text: "Drobný nábytek" },
      ],
      [
        { url: "/zeny-c4110.html", text: "Dámská móda" },
        { url: "/muzi-c4120.html", text: "Pánská móda" },
        { url: "/turistika-a-kempovani-c5130.html", text: "Turistika a kempování" },
        { url: "/hracky-c6120.html", text: "Hračky" },
        { url: "/kufry-a-tasky-c8110.html", text: "Kufry a tašky" },
      ],
    ],
  },
  socialMedia: {
    heading: "Sledujte nás",
    icons: [
      {
        iconName: "facebook",
        link: { url: "https://www.facebook.com/kontor", text: "Kontor na Facebooku" },
      },
      {
        iconName: "instagram",
        link: { url: "https://www.instagram.com/kontor", text: "Kontor na Instagramu" },
      },
      {
        iconName: "pinterest",
        link: { url: "https://www.pinterest.com/kontor", text: "Kontor na Pinterestu" },
      },
      {
        iconName: "youtube",
        link: { url: "https://www.youtube.com/kontor", text: "Kontor na YouTube" },
      },
      {
        iconName: "linkedin",
        link: { url: "https://www.linkedin.com/company/kontor", text: "Kontor na LinkedInu" },
      },
    ],
  },
  appReferences: {
    heading: "Aplikace Kontor",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/cz/app-store/", text: "Kontor v App Storu" },
      },
      {
        iconName: "android",
        link: {
          url: "https://play.google.com/store/apps?hl=cs&gl=CZ",
          text: "Kontor na Google Play",
        },
      },
    ],
  },
  legalLinks: [
    { url: "/withdrawal", text: "Odstoupit od smlouvy", isProminent: true },
    { url: "/obchodni-podminky-s400007325.html", text: "Obchodní podmínky" },
    { url: "/ochrana-osobnich-udaju-s400007321.html", text: "Ochrana osobních údajů" },
    { url: "/reklamace-s400007324.html", text: "Reklamace" },
    { url: "/pristupnost-s400007323.html", text: "Přístupnost" },
    { url: "/provozovatel-s400007320.html", text: "Provozovatel" },
  ],
  viewChanger: { toMobile: "Přejít na mobilní verzi", toDesktop: "Přejít na verzi pro počítač" },
  qualityLogos: [
    {
      heading: "Způsoby platby",
      logos: [
        { source: "mastercard", label: "Mastercard", link: "/platba-s400007334.html", width: 80 },
        { source: "visa", label: "Visa", link: "/platba-s400007334.html", width: 80 },
        { source: "paypal", label: "PayPal", link: "/platba-s400007334.html", width: 80 },
      ],
    },
    {
      heading: "Doručuje",
      logos: [{ source: "czDpd", label: "DPD", link: "/doprava-s400007332.html", width: 80 }],
    },
    {
      heading: "Značky kvality",
      logos: [
        {
          source: "euTrustmark",
          label: "Ecommerce Europe Trustmark",
          link: "https://ecommercetrustmark.eu/",
          width: 80,
        },
        {
          source: "gutGemacht",
          label: "Gut gemacht („dobře vyrobeno“): zboží z odpovědné výroby",
          link: "/o-nas-s400007340.html",
          width: 80,
        },
      ],
    },
  ],
  salesTax: {
    textBeforeLink: "Všechny ceny jsou uvedeny včetně DPH, bez ",
    link: { url: "/doprava-s400007332.html", text: "nákladů na dopravu" },
    textAfterLink: ".",
  },
};
