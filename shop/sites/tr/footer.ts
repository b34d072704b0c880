import type { FooterContent } from "../../../border/footer/footer-contract.ts";

export const footer: FooterContent = {
  headline: "Size nasıl yardımcı olabiliriz?",
  teaserGroups: [
    {
      heading: {
        iconName: "service_info",
        link: { url: "/sss-s400007330.html", text: "Müşteri hizmetleri" },
      },
      hideGroupInCheckout: false,
      introductoryLink: { url: "{phoneUrl}", text: "{phone}" },
      introductoryText: "her gün 09.00–19.00",
      links: [
        { url: "/contact", text: "İletişim" },
        { url: "/sss-s400007330.html", text: "Sık sorulan sorular" },
        { url: "/odeme-s400007334.html", text: "Ödeme seçenekleri" },
        { url: "/account", text: "Hesabım", hideInClassic: true },
      ],
    },
    {
      heading: {
        iconName: "free_shipping",
        link: {
          url: "/teslimat-s400007332.html",
          text: "{freeDeliveryFrom} ve üzeri ücretsiz kargo",
        },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "Siparişiniz {deliveryDaysFrom}–{deliveryDaysTo} iş günü içinde kargoda. {freeDeliveryFrom} altında kargo ücreti {deliveryCost}.",
      links: [
        { url: "/teslimat-s400007332.html", text: "Teslimat ve kargo ücreti" },
        {
          url: "/magazadan-teslim-s400007331.html",
          text: "Mağazadan teslim",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "return_shipping",
        link: { url: "/iade-s400007333.html", text: "{returnDays} gün içinde iade" },
      },
      hideGroupInCheckout: false,
      introductoryText:
        "Beğenmediğiniz ya da uymayan ürünü {returnDays} gün içinde ücretsiz iade edin.",
      links: [
        { url: "/iade-s400007333.html", text: "Nasıl iade ederim?" },
        { url: "/cayma-hakki-s400007322.html", text: "Cayma hakkı" },
        {
          url: "/garanti-s400007324.html",
          text: "Garanti ve ayıplı ürün",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "kontor_near_you",
        link: { url: "/service/storefinder/", text: "Size yakın Kontor" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Siparişinizi seçtiğiniz mağazadan ücretsiz teslim alın.",
      links: [
        { url: "/service/storefinder/", text: "Mağazalar" },
        { url: "/magazadan-teslim-s400007331.html", text: "Mağazadan teslim" },
      ],
    },
    {
      heading: {
        iconName: "kontorcard",
        link: { url: "/registerfreekontorcard", text: "KontorCard" },
      },
      hideGroupInCheckout: true,
      introductoryText: "Her {cardSpendPerBean}’ye bir çekirdek. Kart ücretsiz.",
      links: [
        { url: "/registerfreekontorcard", text: "KontorCard avantajları" },
        {
          url: "/registerfreeprivatecard",
          text: "Aileniz için PrivatCard",
          hideInClassic: true,
        },
      ],
    },
    {
      heading: {
        iconName: "meet_kontor",
        link: { url: "/hakkimizda-s400007340.html", text: "Hakkımızda" },
      },
      hideGroupInCheckout: true,
      links: [
        { url: "/hakkimizda-s400007340.html", text: "Kontor’u tanıyın" },
        {
          url: "/subscribenewsletter",
          text: "E-bülten: %{newsletterDiscount} hoş geldiniz indirimi",
        },
        { url: "https://careers.kontor.example/", text: "Kariyer" },
      ],
    },
  ],
  seo: {
    heading: "Popüler kategoriler",
    columns: [
      [
        { url: "/cekirdek-kahve-c1110.html", text: "Çekirdek kahve" },
        { url: "/filtre-kahve-c1121.html", text: "Filtre kahve" },
        {
          url: "/ogutulmus-espresso-ve-turk-kahvesi-c1122.html",
          text: "Öğütülmüş espresso ve Türk kahvesi",
        },
        { url: "/kapsul-kahve-c1130.html", text: "Kapsül kahve" },
        { url: "/tam-otomatik-makineler-c1151.html", text: "Tam otomatik kahve makineleri" },
      ],
      [
        { url: "/tencereler-ve-tavalar-c2110.html", text: "Tencereler ve tavalar" },
        { url: "/fincanlar-ve-bardaklar-c1163.html", text: "Fincanlar ve bardaklar" },
        { url: "/nevresim-ve-battaniyeler-c3110.html", text: "Nevresim ve battaniyeler" },
        { url: "/aydinlatma-c3130.html", text: "Aydınlatma" },
        { url: "/kucuk-mobilyalar-c3141.html", text: "Küçük mobilyalar" },
      ],
      [
        { url: "/kadin-c4110.html", text: "Kadın giyim" },
        { url: "/erkek-c4120.html", text: "Erkek giyim" },
        { url: "/yoga-ve-fitness-c5110.html", text: "Yoga ve fitness" },
        { url: "/oyuncaklar-c6120.html", text: "Oyuncaklar" },
        { url: "/valiz-ve-cantalar-c8110.html", text: "Valiz ve çantalar" },
      ],
    ],
  },
  socialMedia: {
    heading: "Bizi takip edin",
    icons: [
      {
        iconName: "instagram",
        link: { url: "https://www.instagram.com/kontor", text: "Instagram’da Kontor" },
      },
      {
        iconName: "facebook",
        link: { url: "https://www.facebook.com/kontor", text: "Facebook’ta Kontor" },
      },
      {
        iconName: "youtube",
        link: { url: "https://www.youtube.com/kontor", text: "YouTube’da Kontor" },
      },
      {
        iconName: "pinterest",
        link: { url: "https://www.pinterest.com/kontor", text: "Pinterest’te Kontor" },
      },
      {
        iconName: "linkedin",
        link: { url: "https://www.linkedin.com/company/kontor", text: "LinkedIn’de Kontor" },
      },
    ],
  },
  appReferences: {
    heading: "Kontor uygulaması",
    icons: [
      {
        iconName: "appleinc",
        link: { url: "https://www.apple.com/tr/app-store/", text: "App Store’da Kontor" },
      },
      {
        iconName: "android",
        link: {
          url: "https://play.google.com/store/apps?hl=tr&gl=TR",
          text: "Google Play’de Kontor",
        },
      },
    ],
  },
  legalLinks: [
    { url: "/withdrawal", text: "Cayma hakkını kullan", isProminent: true },
    { url: "/contact", text: "İletişim" },
    { url: "/kunye-s400007320.html", text: "Künye" },
    { url: "/kvkk-aydinlatma-metni-s400007321.html", text: "KVKK Aydınlatma Metni" },
    { url: "/mesafeli-satis-sozlesmesi-s400007325.html", text: "Mesafeli Satış Sözleşmesi" },
    { url: "/cayma-hakki-s400007322.html", text: "Cayma hakkı" },
    { url: "/garanti-s400007324.html", text: "Garanti" },
    { url: "/erisilebilirlik-s400007323.html", text: "Erişilebilirlik" },
  ],
  viewChanger: { toMobile: "Mobil görünüm", toDesktop: "Masaüstü görünümü" },
  qualityLogos: [
    {
      heading: "Ödeme seçenekleri",
      logos: [
        { source: "mastercard", label: "Mastercard", link: "/odeme-s400007334.html", width: 80 },
        { source: "visa", label: "Visa", link: "/odeme-s400007334.html", width: 80 },
        { source: "trAmex", label: "American Express", link: "/odeme-s400007334.html", width: 80 },
        { source: "trBkm", label: "BKM Express", link: "/odeme-s400007334.html", width: 80 },
      ],
    },
    {
      heading: "Teslimat ortaklarımız",
      logos: [
        {
          source: "yurticikargo",
          label: "Yurtiçi Kargo",
          link: "/teslimat-s400007332.html",
          width: 80,
        },
        {
          source: "kolaygelsin",
          label: "Kolay Gelsin",
          link: "/teslimat-s400007332.html",
          width: 80,
        },
        { source: "hepsijet", label: "HepsiJET", link: "/teslimat-s400007332.html", width: 80 },
        { source: "horoz", label: "Horoz Lojistik", link: "/teslimat-s400007332.html", width: 80 },
      ],
    },
  ],
  salesTax: {
    textBeforeLink: "Fiyatlarımıza KDV dâhildir, ",
    link: { url: "/teslimat-s400007332.html", text: "kargo ücreti" },
    textAfterLink: " dâhil değildir.",
  },
};
