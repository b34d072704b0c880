import type { FooterContent } from "../../../border/footer/footer-contract.ts";

export const footer: FooterContent = {
  headline: "Le service Kontor",
  teaserGroups: [
    {
      heading: {
        iconName: "service_info",
        link: { url: "/questions-frequentes-s400007330.html", text: "Service et aide" },
      },
      hideGroupInCheckout: false,
      introductoryLink: { url: "{phoneUrl}", text: "{phone}" },
      introductoryText: "du lundi au vendredi, de 8 h à 18 h",
      links: [
        { url: "/contact", text: "Contact" },
        { url: "/questions-frequentes-s400007330.html", text: "Questions fréquentes" },
        { url: "/paiement-s400007334.html", text: "Moyens de paiement" },
        { url: "/account", text: "Mon compte", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "free_shipping",
        link: {
          url: "/livraison-s400007332.html",
          text: "Livraison gratuite dès {freeDeliveryFrom}",
        },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "Pour une commande de moins de {freeDeliveryFrom}, la livraison coûte {deliveryCost}.",
      links: [
        { url: "/livraison-s400007332.html", text: "Livraison et frais" },
        {
          url: "/click-and-collect-s400007331.html",
          text: "Retrait en magasin",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "return_shipping",
        link: { url: "/retours-s400007333.html", text: "Droit de retour de {returnMonths} mois" },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "L’article ne vous convient pas ? Vous avez {returnMonths} mois pour le renvoyer gratuitement.",
      links: [
        { url: "/retours-s400007333.html", text: "Renvoyer un article" },
        { url: "/droit-de-retour-s400007322.html", text: "Droit de retour" },
        {
          url: "/garantie-s400007324.html",
          text: "Garantie légale et du fabricant",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "kontor_near_you",
        link: { url: "/service/storefinder/", text: "Kontor près de chez vous" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Retirez votre commande gratuitement en magasin.",
      links: [
        { url: "/service/storefinder/", text: "Trouver un magasin" },
        { url: "/click-and-collect-s400007331.html", text: "Click & Collect" },
      ],
    },
    {
      heading: {
        iconName: "kontorcard",
        link: { url: "/registerfreekontorcard", text: "KontorCard" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Un grain par franc dépensé, et la carte est gratuite.",
      links: [
        { url: "/registerfreekontorcard", text: "Les avantages de la KontorCard" },
        {
          url: "/registerfreeprivatecard",
          text: "PrivatCard pour le ménage",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "meet_kontor",
        link: { url: "/a-propos-s400007340.html", text: "À propos de Kontor" },
      },
      hideGroupInCheckout: true,
      links: [
        { url: "/a-propos-s400007340.html", text: "Qui nous sommes" },
        {
          url: "/subscribenewsletter",
          text: "Newsletter : {newsletterDiscount} % de rabais de bienvenue",
        },
        { url: "https://careers.kontor.example/", text: "Emplois" },
      ],
    },
  ],
  seo: {
    heading: "Catégories populaires",
    columns: [
      [
        { url: "/cafe-en-grains-c1110.html", text: "Café en grains" },
        { url: "/espresso-en-grains-c1111.html", text: "Espresso en grains" },
        { url: "/cafe-filtre-c1121.html", text: "Café filtre" },
        { url: "/capsules-c1130.html", text: "Capsules de café" },
        { url: "/machines-automatiques-c1151.html", text: "Machines à café automatiques" },
      ],
      [
        { url: "/casseroles-et-poeles-c2110.html", text: "Casseroles et poêles" },
        { url: "/tasses-et-verres-c1163.html", text: "Tasses et verres" },
        { url: "/linge-de-lit-et-couvertures-c3110.html", text: "Linge de lit et couvertures" },
        { url: "/luminaires-c3130.html", text: "Luminaires" },
        { url: "/petits-meubles-c3141.html", text: "Petits meubles" },
      ],
      [
        { url: "/femme-c4110.html", text: "Mode femme" },
        { url: "/homme-c4120.html", text: "Mode homme" },
        { url: "/yoga-et-fitness-c5110.html", text: "Yoga et fitness" },
        { url: "/jouets-c6120.html", text: "Jouets" },
        { url: "/valises-et-sacs-c8110.html", text: "Valises et sacs" },
      ],
    ],
  },
  socialMedia: {
    heading: "Suivez-nous",
    icons: [
      {
        iconName: "facebook",
        link: { url: "https://www.facebook.com/kontor", text: "Kontor sur Facebook" },
      },
      {
        iconName: "instagram",
        link: { url: "https://www.instagram.com/kontor", text: "Kontor sur Instagram" },
      },
      {
        iconName: "youtube",
        link: { url: "https://www.youtube.com/kontor", text: "Kontor sur YouTube" },
      },
    ],
  },
  appReferences: {
    heading: "L’application Kontor",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/chfr/app-store/", text: "Kontor dans l’App Store" },
      },
      {
        iconName: "android",
        link: {
          url: "https://play.google.com/store/apps?hl=fr&gl=CH",
          text: "Kontor sur Google Play",
        },
      },
    ],
  },
  legalLinks: [
    { url: "/withdrawal", text: "Se rétracter du contrat", isProminent: true },
    { url: "/mentions-legales-s400007320.html", text: "Mentions légales" },
    { url: "/protection-des-donnees-s400007321.html", text: "Protection des données" },
    { url: "/conditions-generales-s400007325.html", text: "Conditions générales" },
    { url: "/droit-de-retour-s400007322.html", text: "Droit de retour" },
    { url: "/accessibilite-s400007323.html", text: "Accessibilité" },
    { url: "/garantie-s400007324.html", text: "Garantie" },
  ],
  viewChanger: { toMobile: "Vers la version mobile", toDesktop: "Vers la version pour ordinateur" },
  qualityLogos: [
    {
      heading: "Moyens de paiement",
      logos: [
        { source: "mastercard", label: "Mastercard", link: "/paiement-s400007334.html", width: 80 },
        { source: "visa", label: "Visa", link: "/paiement-s400007334.html", width: 80 },
        { source: "paypal", label: "PayPal", link: "/paiement-s400007334.html", width: 80 },
        { source: "pfdc", label: "PostFinance Card", link: "/paiement-s400007334.html", width: 80 },
        {
          source: "pfef",
          label: "PostFinance E-Finance",
          link: "/paiement-s400007334.html",
          width: 80,
        },
      ],
    },
    {
      heading: "Nous livrons avec",
      logos: [
        {
          source: "chFrPost",
          label: "La Poste Suisse",
          link: "/livraison-s400007332.html",
          width: 80,
        },
      ],
    },
    {
      heading: "Labels et affiliations",
      logos: [
        {
          source: "chFRVersand",
          label: "Vente à distance suisse, HANDELSVERBAND.swiss",
          link: "https://handelsverband.swiss/",
          width: 90,
        },
        {
          source: "gutGemacht",
          label: "Bien fait : des articles issus d’une fabrication responsable",
          link: "/a-propos-s400007340.html",
          width: 80,
        },
      ],
    },
  ],
  salesTax: {
    textBeforeLink: "Tous les prix sont en CHF, TVA comprise, hors ",
    link: { url: "/livraison-s400007332.html", text: "frais de livraison" },
    textAfterLink: ".",
  },
};
