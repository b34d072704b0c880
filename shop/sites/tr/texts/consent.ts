import type { ConsentTexts } from "../../../../border/consent/consent-contract.ts";

export const consent: ConsentTexts = {
  settings: "Çerez ayarları",
  title: "Çerez tercihiniz",
  question:
    "Zorunlu çerezler sitenin çalışması için gereklidir. Diğerlerini yalnızca KVKK kapsamındaki açık rızanızla, sitenin nasıl kullanıldığını ölçmek, kullanımı kolaylaştırmak ve reklam ortaklarının payını hesaplamak için kullanırız. Rıza vermek zorunda değilsiniz. Rızanızı her sayfanın altındaki “Çerez ayarları” bağlantısından dilediğiniz zaman geri alabilirsiniz.",
  privacy: { text: "KVKK Aydınlatma Metni", path: "/kvkk-aydinlatma-metni-s400007321.html" },
  refuse: "Tümünü reddet",
  accept: "Tümünü kabul et",
  choose: "Tek tek seç",
  save: "Seçimi kaydet",
  close: "Kapat",
  reload: {
    text: "Seçiminiz kaydedildi. Çalışmakta olan betiklerin de durması için sayfa birazdan yeniden yüklenecek.",
    button: "Şimdi yeniden yükle",
  },
  alwaysOn: "her zaman açık",
  groups: {
    necessary: {
      name: "Zorunlu",
      purpose: "Sepet, giriş, güvenlik ve bu tercih. Bunlar olmadan site çalışmaz.",
    },
    statistics: {
      name: "İstatistik",
      purpose:
        "Hangi sayfa ve ürünlere bakıldığı, hangi ürünlerin satın alındığı. IP adresini kaydetmeden önce kısaltırız.",
    },
    functional: {
      name: "İşlevsel",
      purpose: "Arama kutusundaki son aramalarınız ve siteyi geliştirmek için yaptığımız testler.",
    },
    advertising: { name: "Reklam", purpose: "Sitemize hangi reklam ortağı üzerinden geldiğiniz." },
  },
};
