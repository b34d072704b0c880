import type { SubscriptionMailTexts } from "../../../subscriptions/subscription-texts.ts";

export const subscriptionMails: SubscriptionMailTexts = {
  reason:
    "Bu e-postayı, adresinizle kahve aboneliği sipariş edildiği için aldınız. Bağlantılar giriş yapmadan çalışır; lütfen bu e-postayı başkasına iletmeyin.",
  facts: {
    number: "Abonelik numarası",
    interval: "Sıklık",
    next: "Sonraki teslimatın sipariş tarihi",
    soldOut: "Kahve tükenirse",
    recipient: "Hediyeyi alacak kişi",
  },
  soldOut: {
    skip: "Teslimat atlanır",
    alternative: "Yerine {article}; bildirilen tutarı asla aşmaz",
    similar: "Benzer bir kahve; bildirilen tutarı asla aşmaz",
  },
  links: {
    skip: "Bu teslimatı atla",
    move: "Teslimat tarihini değiştir",
    cancel: "Aboneliği iptal et",
  },
  anyTime:
    "Her teslimattan önce tutarını size yazarız. O sırada teslimatı atlayabilir veya tarihini değiştirebilir, aboneliği de bildirim süresi olmadan istediğiniz zaman iptal edebilirsiniz.",
  opened: {
    subject: "Kahve aboneliğiniz: {article}",
    text: "Aboneliğiniz başladı. Sonraki teslimatı {day} tarihinde sizin için sipariş edeceğiz.",
  },
  announced: {
    subject: "{day} tarihinde yeni kahveniz sipariş ediliyor: {article}",
    text: "Aboneliğinizin sonraki teslimatını {day} tarihinde sipariş edeceğiz. Her şey aynı kalsın istiyorsanız bir şey yapmanıza gerek yok.",
    most: "Teslimat bundan fazla tutmaz. Kahve o zamana kadar ucuzlarsa düşük fiyatı ödersiniz.",
  },
  higherPrice: {
    title: "Fiyat değişiyor",
    text: "{day} tarihinden itibaren teslimatlarda bir paketin fiyatı {price} olacak. O zamana kadar {agreed} geçerlidir. Kabul etmiyorsanız aboneliği istediğiniz zaman, bildirim süresi olmadan ve ücretsiz iptal edebilirsiniz.",
  },
  placed: {
    subject: "Abonelik teslimatınız: {article}",
    late: "Bu teslimatı bildirdiğimizden geç sipariş ettik, özür dileriz. Sonraki teslimat yine kararlaştırılan düzende gelecek.",
    another:
      "Kahveniz tükenmişti. İsteğiniz üzerine bu kez başka bir kahve alıyorsunuz ve en fazla bildirilen fiyatı ödüyorsunuz.",
  },
  failed: {
    subject: "Abonelik teslimatınız yapılamıyor: {article}",
    text: "Bu teslimatı sipariş edemedik. Bunun için bir ödeme yapmanız gerekmez.",
    reasons: {
      soldOut: "Kahve şu anda tükendi.",
      notSold:
        "Bu kahveyi artık satmıyoruz. Lütfen hesabınızda başka bir kahve seçin veya aboneliği iptal edin.",
      address: "Aboneliğin adresine teslimat yapamıyoruz. Lütfen adresi hesabınızda düzeltin.",
      openOrders:
        "Ödenmemiş siparişleriniz çok olduğu için şimdilik yeni sipariş kabul etmiyoruz. Lütfen önce ödenmemiş faturaları ödeyin.",
      paymentLimit:
        "Bu tutar için seçilen ödeme yöntemini sunmuyoruz. Lütfen hesabınızda başka bir yöntem seçin.",
    },
    next: "Aboneliğiniz devam ediyor. Sonraki teslimat daha erken gelsin istiyorsanız tarihini değiştirin.",
  },
  changed: {
    subject: "Kahve aboneliğiniz değişti: {article}",
    texts: {
      skip: "Bir teslimat atlandı. Sonrakini {day} tarihinde sipariş edeceğiz.",
      move: "Sonraki teslimatı {day} tarihinde sipariş edeceğiz. Sonrakilerin tarihi bu güne göre belirlenir.",
      article: "Sonraki teslimattan itibaren şunu alacaksınız: {article}.",
      quantity: "Yeni adet sonraki teslimattan itibaren geçerlidir.",
      interval: "Yeni sıklık, {day} tarihli teslimattan sonra geçerlidir.",
      whenSoldOut: "Kahveniz tükendiğinde ne yapacağımızı kaydettik.",
      address: "Sonraki teslimattan itibaren yeni adrese göndereceğiz.",
      payment: "Yeni ödeme yöntemi sonraki teslimattan itibaren geçerlidir.",
      resume: "Aboneliğiniz devam ediyor. Sonraki teslimatı {day} tarihinde sipariş edeceğiz.",
    },
  },
  paused: {
    subject: "Kahve aboneliğinize ara verildi: {article}",
    text: "O zamana kadar teslimat yapmayız. Abonelik {day} tarihinde devam eder; teslimatı önceden bildiririz.",
  },
  cancelled: {
    subject: "Kahve aboneliğiniz iptal edildi: {article}",
    text: "İptalinizi onaylıyoruz. Abonelik {day} tarihinde sona erdi, başka teslimat yapılmayacak.",
    ordered:
      "Bir teslimat hazırlanmaya başlamıştı ve size ulaşacak. Bu siparişten de diğerleri gibi cayabilirsiniz.",
  },
  reasonOver: "Bu e-postayı, adresinizle kahve aboneliği sipariş edildiği için aldınız.",
  ended: {
    subject: "Kahve aboneliğiniz sona erdi: {article}",
    texts: {
      cancelled: "Abonelik {day} tarihinde sona erdi.",
      staff: "Müşteri hizmetlerimiz aboneliği {day} tarihinde sonlandırdı.",
      account:
        "Hesabınız silindi, abonelik de onunla birlikte sona eriyor. Başka teslimat yapılmayacak.",
      delivered:
        "Kararlaştırılan tüm teslimatlar sipariş edildi. Abonelik kendiliğinden sona eriyor.",
      failed:
        "Art arda birkaç teslimatı sipariş edemedik, bu nedenle aboneliği {day} tarihinde sonlandırdık. İstediğiniz zaman yenisini başlatabilirsiniz.",
    },
  },
  pages: {
    skip: {
      title: "Teslimatı atla",
      text: "{day} tarihli teslimat yapılmayacak. Sonra alışılmış düzende devam ederiz.",
      button: "Teslimatı atla",
      done: "Teslimat atlandı. Size bir onay e-postası gönderdik.",
    },
    move: {
      title: "Teslimat tarihini değiştir",
      text: "Sonraki teslimat {day} tarihi için planlandı. Sonrakilerin tarihi yeni güne göre belirlenir.",
      button: "Tarihi değiştir",
      done: "Teslimat tarihi değişti. Size bir onay e-postası gönderdik.",
      day: "Yeni gün",
      outside: "Lütfen {from} ile {to} arasında bir gün seçin.",
    },
    cancel: {
      title: "Aboneliği iptal et",
      text: "Aboneliği bugün itibarıyla iptal ediyorsunuz. Başka teslimat yapılmayacak ve iptali e-postayla onaylayacağız.",
      button: "Şimdi iptal et",
      done: "Abonelik iptal edildi. Size bir onay e-postası gönderdik.",
    },
    tooLate: {
      title: "Bu teslimat artık değiştirilemez",
      text: "Zaten sipariş edildi veya atlandı. Sonrakinden önce yine bir e-posta alacaksınız.",
    },
    ended: {
      title: "Bu abonelik sona erdi",
      text: "Başka teslimat yapılmayacak.",
    },
    invalid: {
      title: "Bu bağlantı geçersiz",
      text: "Lütfen bağlantıyı doğrudan e-postamızdan açın ve eksiksiz olduğundan emin olun.",
    },
    find: {
      text: "Abonelik numaranız ve e-posta adresinizle giriş yapmadan da iptal edebilirsiniz. Numara, aboneliğinizle ilgili her e-postada yazar.",
      number: "Abonelik numarası",
      button: "İptale devam et",
      notFound:
        "Bu numara ve e-posta adresiyle bir abonelik bulamadık. Lütfen ikisini de kontrol edin.",
    },
    unavailable:
      "İşlem şu anda tamamlanamadı. Aboneliğinizde hiçbir şey değişmedi. Lütfen biraz sonra yeniden deneyin.",
  },
};
