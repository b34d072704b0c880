import type { CheckoutTexts } from "../../../orders/checkout-texts.ts";

export const checkout: CheckoutTexts = {
  checkout: "Ödeme",
  progress: "Siparişinizin adımları",
  steps: {
    login: "Giriş",
    delivery: "Teslimat",
    payment: "Ödeme",
    review: "Onay",
  },
  next: "Devam et",
  toCart: "Sepete dön",
  summary: "Alışverişiniz",
  change: "Değiştir",
  changeOf: "Değiştir: {part}",
  guest: "Üye olmadan sipariş verin",
  guestIntro:
    "Hesap açmanız gerekmez. Siparişinizi daha sonra sipariş numarası ve e-posta adresiyle bulabilirsiniz.",
  toGuest: "Üye olmadan devam et",
  registerIntro:
    "Hesabınızla tüm siparişlerinizi bir arada görür, sepetinizi her cihazda bulursunuz. Onaylamanız için bir e-posta göndeririz; sepetiniz sizi bekler.",
  loggedOut: "Oturumunuz kapandı. Lütfen yeniden giriş yapın: Girdiğiniz her şey yerinde duruyor.",
  otherAccount:
    "Başka bir pencerede {email} ile giriş yaptınız. Bu nedenle burada o hesabın sepetiyle devam ediyorsunuz. Lütfen bilgileriniz dâhil her şeyi bir kez daha kontrol edin.",
  merged: {
    title: "Sepetinizde artık daha fazla ürün var",
    text: "Hesabınızda bir sepet daha vardı. Giriş yapınca bu alışverişe eklendi:",
  },
  contact: "İletişim",
  emailHint: "Sipariş onayını bu adrese göndereceğiz.",
  deliveryKind: "Ürünlerinizi nasıl teslim almak istersiniz?",
  home: "Adrese teslim",
  homeHint: "Evinize ya da yurt içinde başka bir adrese.",
  store: "Mağazadan teslim",
  storeHint:
    "Ücretsiz, genellikle iki ila dört iş günü içinde, peşin ödemede ödemeniz ulaştıktan sonra aynı sürede hazır olur. Hazır olunca size yazarız.",
  online: "E-postayla erişim",
  onlineHint:
    "Kargo gönderimi yoktur: Erişim bilgilerinizi en geç bir sonraki iş günü, peşin ödemede ise ödemeniz ulaştıktan sonra e-postayla alırsınız.",
  deliveryAddress: "Teslimat adresi",
  chooseStore: "Teslim alınacak mağaza",
  collector: "Kim teslim alacak?",
  choose: "Lütfen seçin",
  labels: {
    firstName: "Ad",
    lastName: "Soyad",
    company: "Şirket",
    street: "Mahalle, sokak ve kapı no",
    extra: "Adres tarifi",
    postalCode: "Posta kodu",
    town: "İlçe",
    region: "İl",
    country: "Ülke",
    phone: "Cep telefonu",
    storeId: "Mağaza",
    vatNumber: "Vergi numarası",
    giftMessage: "Hediye notu",
  },
  extraHint: "Örneğin kat, daire ya da site adı.",
  unusualPostalCode:
    "Lütfen posta kodunu kontrol edin, genellikle şöyle görünür: {example}. Yine de doğruysa bir kez daha “{next}” düğmesine basın.",
  wrongPostalCode: {
    one: "Bu ülkede ({chosen}) posta kodu {count} hanelidir, örneğin {example}. Lütfen kontrol edin.",
    other:
      "Bu ülkede ({chosen}) posta kodu {count} hanelidir, örneğin {example}. Lütfen kontrol edin.",
  },
  foreignPostalCode:
    "{code} başka bir ülkenin posta koduna benziyor ({countries}). Adres ise bu ülkede: {chosen}.",
  keepPostalCode: "Kod yine de doğruysa bir kez daha “{next}” düğmesine basın.",
  notDeliveredTo: "Bu siteden yalnızca şu ülkeye teslimat yapılır: {country}.",
  phoneHint: "Kuryenin size ulaşabilmesi için, örneğin {example}.",
  invalidPhone: "Lütfen geçerli bir cep telefonu numarası girin.",
  unknownStore: "Lütfen bir mağaza seçin.",
  wrongVatNumber: "Bu numara doğru olamaz. Lütfen eksik bir karakter olup olmadığına bakın.",
  payment: "Ödeme yöntemi",
  billing: "Fatura adresi",
  billingIntro: "Fatura kimin adına düzenlensin?",
  sameBilling: "Teslimat adresiyle aynı",
  otherBilling: "Fatura başka bir adrese ya da bir şirkete kesilsin",
  vatHint: "İsteğe bağlı, yalnızca şirketler için.",
  gift: "Hediye mi gönderiyorsunuz?",
  giftHint: "İsteğe bağlı, en fazla {max} karakter. Notunuzu bir kartla ekleriz.",
  reviewIntro: "Lütfen her şeyi kontrol edin. Sipariş, ancak “{order}” ile kesinleşir.",
  pickup: "Mağazadan teslim",
  spentBeans: { one: "{count} çekirdek kullanıldı", other: "{count} çekirdek kullanıldı" },
  articles: "Ürünler",
  legal: "Siparişiniz için geçerli metinler:",
  order: "Ödeme yükümlülüğüyle sipariş ver",
  accept: "Ön Bilgilendirme Formu’nu ve Mesafeli Satış Sözleşmesi’ni okudum, kabul ediyorum.",
  acceptFirst: "Sipariş verebilmek için lütfen her iki metni okuyup kabul edin.",
  changed:
    "Siparişiniz henüz alınmadı: Son kontrolünüzden bu yana bazı bilgiler değişti. Lütfen siparişi bir kez daha gözden geçirin.",
  changes: {
    added: "{title} siparişe eklendi.",
    entered: "Bilgileriniz başka bir pencerede ya da cihazda değiştirildi.",
    term: "Ödeme süreniz değişti.",
    collection:
      "Ürünlerin tamamı artık mağazada yok. Siparişinizi mağazaya göndeririz, bu yüzden ancak daha sonra teslim alabilirsiniz.",
    price: "{title}: {before} yerine {now}",
    soldOut: "{title} tükendi.",
    removed: "{title} artık siparişte yer almıyor.",
    quantity: {
      one: "{title}: Siparişinizde artık {count} adet var.",
      other: "{title}: Siparişinizde artık {count} adet var.",
    },
    onlyLeft: {
      one: "{title}: Yalnızca {count} adet kaldı.",
      other: "{title}: Yalnızca {count} adet kaldı.",
    },
    voucherEnded: "“{title}” indirim kodu artık geçerli değil.",
    delivery: "Kargo: {before} yerine {now}",
    total: "Toplam: {before} yerine {now}",
  },
  stops: {
    emptyCart: {
      title: "Sepetiniz boş",
      text: "Belki başka bir pencerede sipariş verdiniz? Öyleyse sipariş onayı e-posta kutunuzdadır.",
    },
    hasSubscriptions: {
      title: "Abonelikler şu anda sipariş edilemiyor",
      text: "Lütfen aboneliği sepetten çıkarın. Diğer her şeyi ardından hemen buradan sipariş edebilirsiniz.",
    },
    cannotCheckOut: {
      title: "Lütfen sepetinizi kontrol edin",
      text: "Sepetinizdeki bir ürün bu hâliyle sipariş edilemiyor. Girdiğiniz bilgiler kayıtlı kalır.",
    },
    lostCart: {
      title: "Bu tarayıcıda artık sepetiniz yok",
      text: "Büyük olasılıkla çerezler silindi. Az önce bir sipariş alınmadı ve girdiğiniz bilgiler artık burada değil. Lütfen ürünleri yeniden sepete ekleyin ya da hesabınız varsa giriş yapın.",
    },
  },
  tooMany: {
    one: "Ağınızdan şu anda çok sayıda sipariş geliyor. Lütfen {count} dakika sonra yeniden deneyin.",
    other:
      "Ağınızdan şu anda çok sayıda sipariş geliyor. Lütfen {count} dakika sonra yeniden deneyin.",
  },
  proof: {
    solving:
      "Lütfen biraz bekleyin: Ağınızdan şu anda çok sayıda sipariş geliyor. Bu nedenle tarayıcınız kısa bir hesaplama yapıyor ve ardından siparişinizi gönderecek. Bu işlem birkaç saniye sürer.",
    scriptless:
      "Siparişiniz henüz alınmadı: Ağınızdan şu anda çok sayıda sipariş geliyor. Lütfen {email} adresine bir kod gönderilmesini isteyin ve kodu buraya girin.",
    confirm:
      "Siparişiniz henüz alınmadı: Bu siparişte e-posta adresinizi doğrulamanızı rica ediyoruz. {email} adresine bir kod gönderdik. Kodu buraya girin ve yeniden sipariş verin.",
    sent: "{email} adresine bir kod gönderdik. Kodu buraya girin ve yeniden sipariş verin.",
    send: "Kodu e-postayla gönder",
    again: "Yeni kod gönder",
    code: "E-postadaki kod",
    wrong: "Bu kod yanlış ya da artık geçerli değil.",
  },
  tooLarge:
    "Siparişiniz henüz alınmadı: Ödeme yapılmadan bu kadar ürünü sizin için ayıramıyoruz. Lütfen daha az sipariş verin ya da bizi arayın: {phone}. Bir çözüm buluruz.",
  takeLeft: { one: "{count} adet al", other: "{count} adet al" },
  offline:
    "Siteye bağlanılamıyor. Az önce hiçbir şey gönderilmedi, girdiğiniz her şey burada duruyor. Yeniden çevrim içi olduğunuzda lütfen tekrar deneyin; siparişiniz iki kez alınmaz.",
  unavailable: "Siparişiniz henüz bize ulaşmadı. Lütfen birazdan yeniden deneyin.",
  unconfirmed:
    "Siparişinizin bize ulaşıp ulaşmadığını henüz bilmiyoruz. Lütfen birazdan kontrol edin: Ulaştıysa sipariş onayını görürsünüz, ulaşmadıysa siparişinizi yeniden gözden geçirip gönderebilirsiniz. Siparişiniz iki kez alınmaz.",
  checkOrder: "Siparişi kontrol et",
};
