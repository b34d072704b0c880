import type { AccountTexts } from "../../../customer/account-texts.ts";

export const account: AccountTexts = {
  sections: {
    overview: { title: "Genel bakış", text: "En önemli bilgiler tek sayfada." },
    orders: { title: "Siparişler", text: "Tüm alışverişlerinizin durumu, faturası ve iadesi." },
    subscriptions: {
      title: "Kahve abonelikleri",
      text: "Sonraki teslimat, ara verme, değiştirme ya da iptal.",
    },
    addresses: {
      title: "Adresler",
      text: "Nereye teslim ettiğimiz ve faturanın kime kesildiği. Ödeme sırasında yalnızca seçmeniz yeterli.",
    },
    profile: { title: "Kişisel bilgiler", text: "Size nasıl hitap edeceğimiz." },
    loginData: {
      title: "E-posta ve şifre",
      text: "Giriş yaparken kullandığınız ve size yazdığımız adres.",
    },
    sessions: {
      title: "Oturum açık cihazlar",
      text: "Oturumunuzun nerelerde açık olduğunu görün ve artık kullanmadığınız cihazlarda kapatın.",
    },
    card: { title: "Kart ve çekirdekler", text: "Kartınız ve çekirdekleriniz." },
    reviews: {
      title: "Değerlendirmelerim",
      text: "Ürünler hakkında yazdıklarınızı değiştirin veya silin.",
    },
    community: { title: "Topluluk", text: "Herkese açık adınız ve toplulukta yazdıklarınız." },
    newsletter: {
      title: "E-bülten ve çerezler",
      text: "Size neler gönderdiğimiz ve tarayıcınızın bizim için neler saklayabileceği.",
    },
    data: {
      title: "Veriler ve hesap silme",
      text: "Hakkınızda sakladıklarımızı indirin veya hesabınızı silin.",
    },
  },
  help: "Hesabınızla ilgili yardım",
  lastOrder: "Son sipariş",
  noOrders: "İlk siparişinizin yeri burası",
  noOrdersText:
    "Sipariş verdiğinizde durumunu burada görürsünüz. Üye olmadan verdiğiniz siparişi “Sipariş bul” sayfasında bulursunuz.",
  discover: "Ürünleri keşfedin",
  noAddresses: "Henüz kayıtlı adres yok",
  noAddressesText:
    "Evinizin, iş yerinizin veya sevdiklerinizin adresini kaydedin. Ödeme sırasında tek tık yeterli olur.",
  cookies: "Hangi çerezleri kullanabileceğimize her tarayıcıda ayrı ayrı siz karar verirsiniz.",
  exportTitle: "Verilerinizi indirin",
  exportText:
    "Hesabınıza ait her şeyi içeren bir dosya: bilgileriniz, adresleriniz, siparişleriniz, e-bülten ve oturum açık cihazlar. Başka programların da okuduğu JSON biçimindedir.",
  exportButton: "Verileri indir",
  addAddress: "Adres ekle",
  changeAddressTitle: "Adresi değiştir",
  changeAddress: "Değiştir",
  removeAddress: "Sil",
  changeAddressOf: "Değiştir: {address}",
  removeAddressOf: "Sil: {address}",
  label: "Adres adı",
  labelHint: "İsteğe bağlı, örneğin Ev veya İş.",
  forDelivery: "Teslimat adresi",
  forInvoice: "Fatura adresi",
  useForDelivery: "Teslimat adresi olarak öner",
  useForInvoice: "Fatura adresi olarak öner",
  tooManyAddresses:
    "{max} adresten fazlasını kaydedemiyoruz. Lütfen önce artık ihtiyaç duymadığınız birini silin.",
  changedElsewhere:
    "Bu adres az önce başka bir pencerede değiştirildi. Burada sizin girdikleriniz duruyor: böyle kalacaksa yeniden kaydedin.",
  chooseCountry: "Ülkeyi uygula",
  savedAddresses: "Adresleriniz",
  useAddress: "Uygula",
  saveAddress: "Bu adresi hesabıma kaydet",
};
