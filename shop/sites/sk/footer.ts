import type { FooterContent } from "../../../border/footer/footer-contract.ts";

export const footer: FooterContent = {
  headline: "Naše služby",
  teaserGroups: [
    {
      heading: {
        iconName: "service_info",
        link: { url: "/caste-otazky-s400007330.html", text: "Zákaznícky servis" },
      },
      hideGroupInCheckout: false,
      introductoryLink: { url: "{phoneUrl}", text: "{phone}" },
      introductoryText: "pondelok až piatok, 8:00 – 18:00",
      links: [
        { url: "/contact", text: "Kontakt" },
        { url: "/caste-otazky-s400007330.html", text: "Časté otázky" },
        { url: "/sposoby-platby-s400007334.html", text: "Spôsoby platby" },
        { url: "/account", text: "Môj účet", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "free_shipping",
        link: { url: "/doprava-s400007332.html", text: "Doprava zadarmo od {freeDeliveryFrom}" },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "S KontorCard už od {cardFreeDeliveryFrom}. Inak doprava stojí {deliveryCost}.",
      links: [
        { url: "/doprava-s400007332.html", text: "Doprava a doručenie" },
        {
          url: "/vyzdvihnutie-v-predajni-s400007331.html",
          text: "Vyzdvihnutie v predajni",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "thirty_day_return",
        link: {
          url: "/vratenie-tovaru-s400007333.html",
          text: "{returnDays} dní na vrátenie tovaru",
        },
      },
      hideGroupInCheckout: false,
      introductoryText: "Nesedí, nepáči sa? Tovar nám do {returnDays} dní bezplatne pošlite späť.",
      links: [
        { url: "/vratenie-tovaru-s400007333.html", text: "Ako tovar vrátiť" },
        { url: "/odstupenie-od-zmluvy-s400007322.html", text: "Odstúpenie od zmluvy" },
        { url: "/reklamacie-s400007324.html", text: "Reklamácie a záruka", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "kontor_near_you",
        link: { url: "/service/storefinder/", text: "Kontor vo vašom okolí" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Objednaný tovar si môžete bezplatne vyzdvihnúť v predajni.",
      links: [
        { url: "/service/storefinder/", text: "Nájsť predajňu" },
        { url: "/vyzdvihnutie-v-predajni-s400007331.html", text: "Vyzdvihnutie v predajni" },
      ],
    },
    {
      heading: {
        iconName: "kontorcard",
        link: { url: "/registerfreekontorcard", text: "KontorCard" },
      },
      hideGroupInCheckout: true,
      introductoryText:
        "Bezplatná vernostná karta: zbierajte zrnká a každú {cardFreeCoffee}. kávu v predajni máte od nás.",
      links: [
        { url: "/registerfreekontorcard", text: "Výhody KontorCard" },
        {
          url: "/registerfreeprivatecard",
          text: "PrivatCard pre domácnosť",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "meet_kontor",
        link: { url: "/o-nas-s400007340.html", text: "O Kontore" },
      },
      hideGroupInCheckout: true,
      links: [
        { url: "/o-nas-s400007340.html", text: "Kto sme" },
        {
          url: "/subscribenewsletter",
          text: "Newsletter s uvítacou zľavou {newsletterDiscount} %",
        },
        { url: "https://careers.kontor.example/", text: "Kariéra" },
      ],
    },
  ],
  seo: {
    heading: "Obľúbené kategórie",
    columns: [
      [
        { url: "/zrnkova-kava-c1110.html", text: "Zrnková káva" },
        { url: "/mleta-kava-c1120.html", text: "Mletá káva" },
        { url: "/kapsuly-c1130.html", text: "Kávové kapsuly" },
        { url: "/automaticke-kavovary-c1151.html", text: "Automatické kávovary" },
        { url: "/pakove-kavovary-c1152.html", text: "Pákové kávovary" },
      ],
      [
        { url: "/hrnce-a-panvice-c2110.html", text: "Hrnce a panvice" },
        { url: "/salky-a-pohare-c1163.html", text: "Šálky a poháre" },
        { url: "/pecenie-c2140.html", text: "Pečenie" },
        {
          url: "/postelna-bielizen-a-prikryvky-c3110.html",
          text: "Posteľná bielizeň a prikrývky",
        },
        { url: "/drobny-nabytok-c3141.html", text: "Drobný nábytok" },
      ],
      [
        { url: "/zeny-c4110.html", text: "Dámska móda" },
        { url: "/muzi-c4120.html", text: "Pánska móda" },
        { url: "/turistika-a-kempovanie-c5130.html", text: "Turistika a kempovanie" },
        { url: "/hracky-c6120.html", text: "Hračky" },
        { url: "/kufre-a-tasky-c8110.html", text: "Kufre a tašky" },
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
        link: { url: "https://www.instagram.com/kontor", text: "Kontor na Instagrame" },
      },
      {
        iconName: "pinterest",
        link: { url: "https://www.pinterest.com/kontor", text: "Kontor na Pintereste" },
      },
      {
        iconName: "youtube",
        link: { url: "https://www.youtube.com/kontor", text: "Kontor na YouTube" },
      },
      {
        iconName: "linkedin",
        link: { url: "https://www.linkedin.com/company/kontor", text: "Kontor na LinkedIne" },
      },
    ],
  },
  appReferences: {
    heading: "Aplikácia Kontor",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/sk/app-store/", text: "Kontor v App Store" },
      },
      {
        iconName: "android",
        link: {
          url: "https://play.google.com/store/apps?hl=sk&gl=SK",
          text: "Kontor v Google Play",
        },
      },
    ],
  },
  legalLinks: [
    { url: "/withdrawal", text: "Odstúpiť od zmluvy", isProminent: true },
    { url: "/obchodne-podmienky-s400007325.html", text: "Obchodné podmienky" },
    { url: "/ochrana-osobnych-udajov-s400007321.html", text: "Ochrana osobných údajov" },
    { url: "/reklamacie-s400007324.html", text: "Reklamácie" },
    { url: "/pristupnost-s400007323.html", text: "Prístupnosť" },
    { url: "/prevadzkovatel-s400007320.html", text: "Prevádzkovateľ" },
  ],
  viewChanger: {
    toMobile: "Prejsť na mobilnú verziu",
    toDesktop: "Prejsť na verziu pre počítač",
  },
  qualityLogos: [
    {
      heading: "Spôsoby platby",
      logos: [
        {
          source: "mastercard",
          label: "Mastercard",
          link: "/sposoby-platby-s400007334.html",
          width: 80,
        },
        { source: "visa", label: "Visa", link: "/sposoby-platby-s400007334.html", width: 80 },
        { source: "paypal", label: "PayPal", link: "/sposoby-platby-s400007334.html", width: 80 },
      ],
    },
    {
      heading: "Doručuje",
      logos: [
        {
          source: "sps",
          label: "SPS – Slovak Parcel Service",
          link: "/doprava-s400007332.html",
          width: 80,
        },
      ],
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
          label: "Gut gemacht („dobre vyrobené“): tovar zo zodpovednej výroby",
          link: "/o-nas-s400007340.html",
          width: 80,
        },
      ],
    },
  ],
  salesTax: {
    textBeforeLink: "Všetky ceny sú uvedené vrátane DPH, bez ",
    link: { url: "/doprava-s400007332.html", text: "nákladov na dopravu" },
    textAfterLink: ".",
  },
};
