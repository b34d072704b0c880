import type { ReviewTexts } from "../../../community/review-texts.ts";

export const reviews: ReviewTexts = {
  title: "Değerlendirmeler",
  titleOf: "Değerlendirmeler: {product}",
  none: "Bu ürün henüz değerlendirilmedi.",
  rating: "{max} üzerinden {value} yıldız",
  count: { one: "{count} değerlendirme", other: "{count} değerlendirme" },
  stars: { one: "{count} yıldız", other: "{count} yıldız" },
  byStars: "Yıldızlara göre",
  all: "Tüm değerlendirmeler",
  write: "Değerlendirme yaz",
  verified: "Onaylı alışveriş",
  usedFor: "Kullanım: {use}",
  nameless: "Adsız",
  helpful: {
    one: "{count} kişi yararlı buldu",
    other: "{count} kişi yararlı buldu",
  },
  helpfulButton: "Yararlı",
  notHelpful: "Yararlı değil",
  report: "Bildir",
  helpfulPage: {
    title: "Bu içerik yararlı oldu mu?",
    yes: "Bu içeriği yararlı buluyorsunuz.",
    no: "Bu içeriği yararlı olarak işaretlemediniz.",
    own: "Kendi içeriğinizi yararlı olarak işaretleyemezsiniz.",
    back: "İçeriğe git",
  },
  reply: "{shopName} yanıtladı",
  sorting: { label: "Sırala", newest: "En yeniler", helpful: "En yararlılar" },
  only: "Yalnızca şu değerlendirmeler: {stars}",
  allStars: "Tümünü göster",
  noneOf: "Bu yıldız sayısıyla değerlendirme yok.",
  example: {
    mark: "Örnek",
    title: "Örnek değerlendirmeler",
    text: "Bu metinleri, değerlendirmelerin burada nasıl göründüğünü göstermek için biz yazdık. Müşterilere ait değildir ve hiçbir ortalamaya katılmaz.",
  },
  statement: {
    title: "Değerlendirmeleri nasıl doğruluyoruz?",
    checkedFirst:
      "İyi ya da kötü, her değerlendirmeyi yayımlanmadan önce bir kişi okur. Yalnızca kurallarımıza veya yasalara aykırı olanları reddeder ve nedenini belirtiriz.",
    checkedLater:
      "Değerlendirmeler hemen yayımlanır, ardından bir kişi okur. Yalnızca kurallarımıza veya yasalara aykırı olanları kaldırır ve nedenini belirtiriz.",
    paragraphs: [
      "Yalnızca ürünü buradan satın alıp teslim almış olanlar değerlendirme yazabilir. Bunu siparişten doğrularız: Siparişin verildiği hesapla giriş yapmak ya da siparişle ilgili e-postamızdaki kişisel bağlantıyı kullanmak gerekir. Her alışveriş bir kez değerlendirilebilir.",
      "Değerlendirmeler karşılığında para veya kupon vermeyiz. Ortalama, yayımlanmış tüm değerlendirmelerden hesaplanır ve her biri aynı ağırlıktadır. Bu dildeki tüm mağazalarımızın değerlendirmeleri gösterilir.",
      "Değerlendirme ürünle ilgili olmalı ve kişisel deneyime dayanmalıdır; reklam, kişisel veri veya hakaret içeremez. Her değerlendirmeyi bildirebilirsiniz.",
    ],
  },
  fromFour: "4 yıldız ve üzeri",
  form: {
    title: "Değerlendirin: {product}",
    changeTitle: "Değerlendirmeniz: {product}",
    intro: "Deneyiminiz başkalarının seçimine yardımcı olur. Eleştiriye de açığız.",
    stars: "Yıldız",
    headline: "Başlık",
    body: "Deneyiminiz",
    bodyHint: "Neyi beğendiniz, neyi beğenmediniz? Lütfen bağlantı ve kişisel veri yazmayın.",
    use: "Ürünü ne için kullandınız?",
    useHint: "Örneğin: espresso makinesi, filtre kahve, hediye. Boş bırakabilirsiniz.",
    name: "Herkese açık ad",
    nameHint: "Değerlendirmeniz bu adla yayımlanır.",
    memberName: "Değerlendirmeniz topluluktaki adınızla yayımlanır: {name}.",
    changeName: "Adı değiştir",
    submit: "Değerlendirmeyi gönder",
    checkedFirst: "Değerlendirmenizi yayımlamadan önce okur ve kararımızı size yazarız.",
    checkedLater: "Değerlendirmeniz hemen yayımlanır.",
    delete: "Değerlendirmeyi sil",
    deleteText: "Değerlendirmeniz kalıcı olarak silinir.",
    unavailable: "Değerlendirmenizi şu anda kaydedemiyoruz. Lütfen biraz sonra yeniden deneyin.",
    tooMany: {
      one: "Ağınızdan şu anda çok sayıda değerlendirme geliyor. Lütfen {count} dakika sonra yeniden deneyin.",
      other:
        "Ağınızdan şu anda çok sayıda değerlendirme geliyor. Lütfen {count} dakika sonra yeniden deneyin.",
    },
    changedMeanwhile:
      "Bu alışverişle ilgili bir değerlendirmeniz zaten var. Burada görebilir ve değiştirebilirsiniz.",
  },
  problems: {
    noStars: "Lütfen 1 ile 5 arasında yıldız seçin.",
    required: "Lütfen bu alanı doldurun.",
    tooLong: "Bu metin çok uzun. Lütfen kısaltın.",
    noLinks: "Lütfen internet adresini çıkarın.",
  },
  waiting: {
    title: "Değerlendirmeniz için teşekkürler",
    text: "Okuyacağız ve yayımlandığında size yazacağız.",
  },
  published: {
    title: "Değerlendirmeniz için teşekkürler",
    text: "Artık ürünün yanında okunabilir.",
  },
  deleted: {
    title: "Değerlendirmeniz silindi",
    text: "Ürünü istediğiniz zaman yeniden değerlendirebilirsiniz.",
  },
  notBought: {
    title: "Bu ürünü değerlendiremezsiniz",
    text: "Bu hesapla buradan satın alıp teslim aldığınız ürünleri değerlendirebilirsiniz. Üye olmadan sipariş verdiyseniz lütfen siparişle ilgili e-postamızdaki bağlantıyı kullanın.",
  },
  login: {
    title: "Lütfen giriş yapın",
    text: "Ürünü satın aldığınız hesapla değerlendirme yazabilirsiniz.",
    button: "Giriş yap",
  },
  toProduct: "Ürüne git",
  mine: {
    empty: "Henüz bir değerlendirme yazmadınız.",
    states: {
      waiting: "Okunmayı bekliyor",
      published: "Yayımlandı",
      refused: "Yayımlanmadı",
      removed: "Kaldırıldı",
    },
    change: "Değiştir veya sil",
  },
  reasons: {
    notAboutProduct: "Ürünle ilgili değil",
    notOwnExperience: "Kişisel deneyime dayanmıyor",
    advertising: "Reklam",
    personalData: "Kişisel veri içeriyor",
    insult: "Hakaret veya nefret içeriyor",
    illegal: "Yasalara aykırı",
  },
  reportForm: {
    title: "İçeriği bildir",
    intro: "Bildiriminizi bir kişi okur ve içeriğin kalıp kalmayacağına karar verir.",
    reason: "Neden",
    note: "Tam olarak sorun nedir?",
    noteHint: "Yasalara aykırılık varsa: Hangi bölüm, neden yasak?",
    email: "E-posta adresiniz",
    emailHint: "Yalnızca yanıt isterseniz. İçeriği yazan kişi adresinizi öğrenmez.",
    submit: "Bildir",
    reported: {
      title: "Bildiriminiz için teşekkürler",
      text: "Aldık ve içeriği inceleyeceğiz.",
    },
    gone: {
      title: "Bu içerik artık görünmüyor",
      text: "Silindi veya kaldırıldı.",
    },
    tooMany: {
      one: "Ağınızdan şu anda çok sayıda bildirim geliyor. Lütfen {count} dakika sonra yeniden deneyin.",
      other:
        "Ağınızdan şu anda çok sayıda bildirim geliyor. Lütfen {count} dakika sonra yeniden deneyin.",
    },
  },
  decision: {
    title: "İçeriğiniz hakkındaki kararımız",
    reportTitle: "Bildiriminiz hakkındaki kararımız",
    open: "Henüz karar vermedik.",
    kept: "İçeriği okuduk. Kurallarımıza ve yasalara aykırı değil, yayında kalıyor.",
    removed: "Bu içerik artık görünmüyor.",
    link: "Kararı gör",
    complaint: {
      title: "Karara katılmıyor musunuz?",
      text: "Nedenini bize en geç {date} tarihine kadar yazın. Ekibimizden başka biri yeniden karar verir ve size yazar. Ücretsizdir.",
      field: "Gerekçeniz",
      submit: "İtirazı gönder",
      sent: "{date} tarihli itirazınızı aldık. Ekibimizden başka biri okur ve size yazar.",
      granted: "Yeniden karar verdik ve {date} tarihli itirazınızı kabul ettik.",
      upheld: "Yeniden karar verdik: {date} tarihli itirazınızdan sonra da karar değişmedi.",
      over: "Bu karara artık itiraz edilemez.",
    },
  },
  ask: {
    title: "Görüşünüzü sorabilir miyiz?",
    text: "Teslimattan {days} gün sonra ürünlerinizi değerlendirebileceğiniz tek bir e-posta alırsınız. E-postadaki bağlantıyla ya da bize yazarak istediğiniz zaman vazgeçebilirsiniz.",
    button: "Evet, bana yazın",
    given: "Tamam: Teslimattan {days} gün sonra size bir kez yazacağız.",
  },
  order: {
    title: "Ürünlerinizden memnun musunuz?",
    text: "Değerlendirmeniz başkalarının seçimine yardımcı olur.",
  },
  byMail: {
    title: "Ürünlerinizden memnun musunuz?",
    text: "Değerlendirmek istediğiniz ürünü seçin. Daha önce yazdıklarınızı da burada değiştirebilirsiniz.",
    invalid: {
      title: "Bu bağlantı artık geçerli değil",
      text: "Süresi dolmuş veya eksik. Hesabınızla değerlendirme yazmaya devam edebilirsiniz.",
    },
    nothing: {
      title: "Burada değerlendirilecek bir şey yok",
      text: "Bu siparişten sizde kalan bir ürün yok.",
    },
  },
  objection: {
    title: "Artık değerlendirme istemeyelim mi?",
    text: "Tek tıkla adresinize planlanan bu tür tüm e-postaları iptal ederiz.",
    button: "Bu tür e-postalar istemiyorum",
    done: {
      title: "Tamam",
      text: "Yeni bir siparişte onay vermediğiniz sürece sizden e-postayla değerlendirme istemeyiz.",
    },
  },
  mails: {
    decision: {
      published: {
        subject: "İçeriğiniz yayımlandı",
        text: "Teşekkürler! İçeriğiniz artık sitemizde okunabilir.",
      },
      refused: {
        subject: "İçeriğiniz yayımlanmadı",
        text: "İçeriğinizi okuduk ve yayımlamıyoruz. Bu karar, siz değiştirene kadar tüm mağazalarımız için geçerlidir.",
      },
      removed: {
        subject: "İçeriğiniz kaldırıldı",
        text: "İçeriğinizi kaldırdık. Bu karar, siz değiştirene kadar tüm mağazalarımız için geçerlidir.",
      },
      reason: "Neden: {reason}.",
      rules: "Değerlendirmelerin yanında yer alan içerik kurallarımıza aykırıdır.",
      law: "Değerlendirmemize göre hukuka aykırıdır.",
      afterReport: "İçerik bize bildirilmişti. Kararı, otomatik yöntemler olmadan bir kişi verdi.",
      afterReading:
        "İçeriği kendiliğimizden inceledik. Kararı, otomatik yöntemler olmadan bir kişi verdi.",
      note: "Not:",
      written: "Yazdığınız metin",
      redress:
        "İçeriği değiştirebilirsiniz, o zaman yeniden okuruz. Katılmıyorsanız altı ay içinde kararın sayfasından itiraz edin: Bu durumda başka biri karar verir. Yetkili bir uyuşmazlık çözüm merciine veya mahkemeye de başvurabilirsiniz.",
      button: "İçeriği gör",
      decisionButton: "Kararı gör",
      because: "Bu e-postayı, sitemizde bir içerik yazdığınız için aldınız.",
    },
    report: {
      kept: {
        subject: "Bildiriminiz: İçerik yayında kalıyor",
        text: "Bildirdiğiniz içeriği okuduk. Değerlendirmemize göre kurallarımıza ve yasalara aykırı değil, yayında kalıyor. Kararı, otomatik yöntemler olmadan bir kişi verdi.",
      },
      removed: {
        subject: "Bildiriminiz: İçerik artık görünmüyor",
        text: "Haber verdiğiniz için teşekkürler. Bildirdiğiniz içeriği bir kişi okudu. İçerik artık görünmüyor.",
      },
      redress:
        "Katılmıyorsanız altı ay içinde kararın sayfasından itiraz edin: Bu durumda başka biri karar verir. Yetkili bir uyuşmazlık çözüm merciine veya mahkemeye de başvurabilirsiniz.",
      because: "Bu e-postayı, bize bir içerik bildirip adresinizi yazdığınız için aldınız.",
    },
    complaint: {
      granted: {
        subject: "İtirazınız kabul edildi",
        text: "Ekibimizden başka biri yeniden karar verdi ve itirazınızı kabul etti.",
      },
      upheld: {
        subject: "İtirazınız: Karar değişmedi",
        text: "Ekibimizden başka biri kararı inceledi. Karar değişmedi.",
      },
      redress: "Yetkili bir uyuşmazlık çözüm merciine veya mahkemeye de başvurabilirsiniz.",
      written: "İtirazınız",
      because: "Bu e-postayı, bir kararımıza itiraz ettiğiniz için aldınız.",
    },
    invitation: {
      subject: "Ürünlerinizden memnun musunuz?",
      text: "Siparişiniz iki hafta önce ulaştı. Memnun musunuz? Değerlendirmeniz, eleştirel olsa bile başkalarının seçimine yardımcı olur.",
      button: "Ürünleri değerlendir",
      validity: "Bağlantı kişiseldir ve {days} gün geçerlidir.",
      because: "Bu e-postayı, siparişinizde istediğiniz için yalnızca bir kez alırsınız.",
      unsubscribe: "Bu tür e-postalar istemiyorum",
    },
  },
};
