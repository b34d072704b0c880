import type { CustomerCardTexts } from "../../../customer-card/card-texts.ts";

export const customerCard: CustomerCardTexts = {
  accept:
    "Tıkladığınızda {terms} metnini kabul eder ve en az {age} yaşında olduğunuzu onaylarsınız.",
  code: "{number} kart numarasının QR kodu",
  codeHint: "Kodu mağazada kasada gösterin.",
  worth: "Siparişte {amount} tutarında kullanabilirsiniz.",
  missing: {
    one: "Sonraki {amount} için {count} çekirdek daha.",
    other: "Sonraki {amount} için {count} çekirdek daha.",
  },
  statement: "Hareketler",
  noBookings: "Henüz hareket yok.",
  columns: { reason: "Hareket", beans: "Çekirdek" },
  kinds: {
    welcome: "Hoş geldiniz hediyesi",
    earned: "Kazanıldı",
    spent: "Kullanıldı",
    restored: "Sipariş iptal edildiği için geri yüklendi",
    takenBack: "Ürün iadesi nedeniyle düşüldü",
    expired: "Süresi doldu",
    correction: "Müşteri hizmetleri düzeltmesi",
    movedIn: "Başka bir karttan aktarıldı",
    movedOut: "Ev hesabına aktarıldı",
    closed: "Kart kapatıldığı için silindi",
  },
  order: "{number} numaralı sipariş",
  otherOrder: "Başka bir kişinin siparişi",
  expiry: "Geçerlilik",
  noExpiry: "Çekirdekleriniz olduğunda ne kadar süre geçerli olduklarını burada görürsünüz.",
  validUntil: "son geçerlilik: {date}",
  waiting: "Yolda olanlar",
  noWaiting: "Sonraki siparişinizin çekirdeklerini iade süresi dolana kadar burada görürsünüz.",
  waitingUntil: "yüklenme tarihi: {date}",
  waitingDelivery: "teslimat, ödeme ve iade süresinden sonra yüklenir",
  household: "Ev halkınız",
  householdIntro: "En fazla dört kişi çekirdekleri birlikte biriktirir ve kullanır.",
  manager: "hesabı yönetiyor",
  self: "siz",
  invited: "davet edildi, henüz katılmadı",
  invite: "Davet et",
  inviteEmail: "Kişinin e-posta adresi",
  inviteHint:
    "Bağlantı içeren bir e-posta alır. Sizinle aynı evde yaşaması ve en az {age} yaşında olması gerekir.",
  remove: "Çıkar",
  removeOf: "Çıkar: {name}",
  join: {
    title: "Birlikte çekirdek biriktirin",
    text: "{manager} sizi ortak hesapta biriktirmeye davet ediyor. Evdeki herkes çekirdek sayısını ve hareketleri görür; ne aldığınızı görmez.",
    beans:
      "Kartınız varsa numarası aynı kalır, çekirdekleriniz ortak hesaba geçer. Evden ayrılsanız bile orada kalır.",
    button: "Daveti kabul et",
  },
  joinProblems: {
    full: "Bu hesapta zaten dört kişi biriktiriyor.",
    inHousehold: "Zaten başkalarıyla biriktiriyorsunuz. Önce kartınızı kapatın.",
    invalid: "Bu davet artık geçerli değil. Yeniden davet edilmeyi isteyin.",
    alreadyIn: "Zaten bu hesaptasınız.",
  },
  inviteProblems: {
    full: "En fazla dört kişi birlikte biriktirebilir.",
    notManager: "Yalnızca PrivatCard hesabını yöneten kişi davet edebilir.",
    tooMany: "Bugün çok sayıda davet gönderdiniz. Lütfen yarın yeniden deneyin.",
    self: "Bu sizin kendi adresiniz.",
  },
  leave: {
    title: "Kartı kapat",
    link: "Kartı kapat",
    alone: {
      one: "Kartınız geçersiz olur ve {count} çekirdek hemen silinir. Yoldaki çekirdekler de yüklenmez.",
      other:
        "Kartınız geçersiz olur ve {count} çekirdek hemen silinir. Yoldaki çekirdekler de yüklenmez.",
    },
    household:
      "Kartınız geçersiz olur. Yoldakiler dâhil çekirdekler ev hesabında kalır. Hesabı siz yönetiyorsanız en uzun süredir üye olan kişi devralır.",
    button: "Kartı şimdi kapat",
    keep: "Kart bende kalsın",
  },
  attach: {
    title: "Mağazadan alınan kartı ekle",
    link: "Mağazadan aldığınız kartı ekleyin",
    intro:
      "Kartınızı mağazadan mı aldınız? Numarası ve koduyla, tüm çekirdekleri ve hareketleriyle birlikte hesabınıza eklenir.",
    replaces:
      "Mağazadan aldığınız karttaki çekirdekler, burada zaten olanlara eklenir. Bundan sonra yeni kartın numarası geçerlidir; eski numara geçersiz olur.",
    numberHint: "Kartın ön yüzündeki 13 rakam",
    code: "Kartın kodu",
    codeHint: "Kartla verilen kâğıttaki 8 karakter, örneğin 7K2M-Q9XA",
    button: "Kartı ekle",
    problems: {
      number:
        "Böyle bir numara yok. Lütfen her rakamı kartla karşılaştırın; mağazadan alınan kartların numarası 28 ile başlar.",
      code: "Kod 8 harf ve rakamdan oluşur. Lütfen eksik olup olmadığını kontrol edin.",
      unknown:
        "Numara ve kod birbirine uymuyor. Lütfen ikisini de kontrol edin. Doğruysa müşteri hizmetleri yardımcı olur.",
      alreadyTaken:
        "Bu kart zaten bir hesaba ait. Hesap sizin değilse lütfen müşteri hizmetlerine başvurun.",
      tooMany: "Çok fazla deneme yapıldı. Lütfen yarın tekrar deneyin.",
    },
  },
  accountEnd: {
    alone:
      "Hesapla birlikte müşteri kartınız da sona erer. Şu çekirdekler hemen silinir: kartta {beans}, siparişlerden henüz yüklenmemiş {waiting}. Bunların yerine ödeme yapamayız.",
    household:
      "Hesapla birlikte müşteri kartınız da sona erer. Ortak hesaptaki çekirdekler diğerlerine kalır: {beans}. Siparişlerinizden henüz yüklenmemiş olanlar silinir: {waiting}. Ortak hesabı siz yönetiyorsanız yönetim, en uzun süredir üye olan kişiye geçer.",
  },
  spend: {
    title: "Çekirdek kullan",
    balance: { one: "{count} çekirdeğiniz var.", other: "{count} çekirdeğiniz var." },
    label: "Kaç tanesini kullanmak istersiniz?",
    none: "Hiçbiri",
    option: { one: "{count} çekirdek = {amount}", other: "{count} çekirdek = {amount}" },
    button: "Uygula",
    tooFew: "{beans} çekirdekten itibaren kullanabilirsiniz: bu siparişin ürünlerinde {amount}.",
  },
  earns: {
    one: "Bu siparişten {count} çekirdek kazanırsınız; iade süresi dolunca yüklenir.",
    other: "Bu siparişten {count} çekirdek kazanırsınız; iade süresi dolunca yüklenir.",
  },
  earned: {
    one: "Bu siparişten {count} çekirdek kazandınız.",
    other: "Bu siparişten {count} çekirdek kazandınız.",
  },
  mails: {
    welcome: {
      subject: "{cardName} kartınız hazır",
      text: "Artık her siparişte çekirdek biriktiriyorsunuz. {beans} çekirdek {amount} değerindedir.",
      button: "Kartı ve çekirdekleri gör",
      number: "Kart numarası",
      terms: "Kart nasıl çalışır?",
      reason: "Bu e-postayı, hesabınızdan kart aldığınız için gönderdik.",
    },
    invitation: {
      subject: "{manager} sizi çekirdek biriktirmeye davet ediyor",
      text: "{manager} sizinle ortak hesapta çekirdek biriktirmek istiyor. Davete göz atın; ancak orada kabul ederseniz katılmış olursunuz.",
      button: "Daveti gör",
      validity: "Davet {days} gün geçerlidir.",
      reason:
        "Bu e-postayı, adresiniz bir davet için girildiğinden gönderdik. Kişiyi tanımıyorsanız bir şey yapmanız gerekmez.",
    },
    expiring: {
      subject: {
        one: "{count} çekirdeğin süresi dolmak üzere",
        other: "{count} çekirdeğin süresi dolmak üzere",
      },
      text: "İlkleri yalnızca {date} tarihine kadar geçerlidir. Sonraki siparişinizde kullanın.",
      button: "Çekirdekleri gör",
      reason: "Bu e-postayı, müşteri kartınız olduğu için gönderdik.",
    },
  },
};
