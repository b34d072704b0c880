import type { LeadTexts } from "../../../leads/leads-texts.ts";

export const leads: LeadTexts = {
  problemsHeading: {
    one: "Lütfen {count} bilgiyi kontrol edin:",
    other: "Lütfen {count} bilgiyi kontrol edin:",
  },
  problems: {
    required: "Lütfen bu alanı doldurun.",
    notTicked: "Lütfen bu kutuyu işaretleyin.",
    notChosen: "Lütfen birini seçin.",
    tooLong: "Lütfen metni en fazla {max} karaktere indirin.",
    wrongPattern: "{hint}",
    invalidEmail: "Lütfen eksiksiz bir e-posta adresi yazın, örneğin ad@example.com.",
    invalidPhone: "Lütfen alan koduyla bir telefon numarası yazın, örneğin {example}.",
    invalidPostalCode: "Lütfen bir posta kodu yazın, örneğin {example}.",
    noNumber: "Lütfen tam sayı yazın.",
    tooSmall: "Lütfen en az {min} yazın.",
    tooLarge: "Lütfen en fazla {max} yazın.",
    noDate: "Lütfen geçerli bir tarih yazın.",
    tooEarly: "Lütfen {min} veya daha sonrasını seçin.",
    tooLate: "Lütfen {max} veya daha öncesini seçin.",
    changedConsent: "Bu metin bu arada değişti. Lütfen yeniden okuyup kutuyu tekrar işaretleyin.",
  },
  labels: {
    street: "Cadde, sokak ve numara",
    postalCode: "Posta kodu",
    town: "İlçe",
    region: "İl",
  },
  choose: "Lütfen seçin",
  yes: "Evet",
  closes: "Son tarih: {date}.",
  states: {
    early: {
      title: "Henüz başlamadı",
      text: "Form şu tarihte burada olacak: {date}. Yeniden bekleriz.",
    },
    full: {
      title: "Kontenjan doldu",
      text: "Kabul edebileceğimiz sayıda başvuru aldık. Ne yazık ki yenilerini kabul edemiyoruz.",
    },
    over: {
      title: "Kampanya sona erdi",
      text: "Kampanyanın bitiş tarihi: {date}. Artık başvuru kabul etmiyoruz.",
    },
  },
  typed: "Gönderilmedi, ama hiçbir şey kaybolmadı. Yazdıklarınız:",
  notTaken: {
    tooMany: {
      one: "Başvurunuz henüz kaydedilmedi: Ağınızdan veya bu e-posta adresiyle şu anda çok sayıda başvuru geliyor. Bilgileriniz formda duruyor; lütfen {count} dakika sonra yeniden gönderin.",
      other:
        "Başvurunuz henüz kaydedilmedi: Ağınızdan veya bu e-posta adresiyle şu anda çok sayıda başvuru geliyor. Bilgileriniz formda duruyor; lütfen {count} dakika sonra yeniden gönderin.",
    },
    unavailable:
      "Başvurunuzun kaydedildiğini şu anda teyit edemiyoruz. Bilgileriniz formda duruyor; lütfen biraz sonra yeniden gönderin. Hiçbir başvuru iki kez sayılmaz.",
  },
  stored: {
    until: "Bilgilerinizi şu tarihte sileriz: {date}.",
    afterDays: {
      one: "Bilgilerinizi, bize ulaşmasından {count} gün sonra sileriz.",
      other: "Bilgilerinizi, bize ulaşmasından {count} gün sonra sileriz.",
    },
  },
  aboutPrivacy: "Verilerinizi nasıl işlediğimiz:",
  others: "Diğer kampanyalar",
  toShop: "Alışverişe başla",
  sent: {
    title: "Az kaldı: E-posta adresinizi onaylayın",
    text: "Bilgilerinizi kaydettik ve size bir e-posta gönderiyoruz. Başvurunuz, bu e-postadan {hours} saat içinde onayladığınızda geçerli olur.",
    hint: "Birkaç dakika sonra hâlâ gelmediyse istenmeyen e-posta klasörüne de bakın. Bu adresin onaylanmış bir başvurusu varsa hiçbir şey değişmez.",
  },
  confirm: {
    title: "Yalnızca bir tık kaldı",
    text: "“{campaign}” başvurunuzu {email} adresiyle onaylayın.",
    button: "Başvuruyu onayla",
    ignore: "Siz değilseniz bu sayfayı kapatmanız yeterli.",
  },
  already: {
    title: "Zaten katıldınız",
    text: "Bu e-posta adresiyle onaylanmış bir başvuru var. Her adres bir kez geçerlidir.",
  },
  linkInvalid: {
    title: "Bu bağlantı artık geçerli değil",
    text: "E-postalarımızdaki bağlantılar {hours} saat geçerlidir. Lütfen formu yeniden doldurun.",
    again: "Forma git",
  },
  mail: {
    confirmation: {
      subject: "Lütfen onaylayın: {campaign}",
      text: "“{campaign}” formuna e-posta adresiniz yazıldı. Lütfen bunu sizin yaptığınızı onaylayın.",
      button: "Başvuruyu onayla",
      validity: "Bağlantı {hours} saat geçerlidir. Sonra başvuruyu sileriz.",
      reason:
        "Bu e-postayı, adresiniz sitemizdeki bir forma girildiği için aldınız. Bu işlemi siz yapmadıysanız bir şey yapmanız gerekmez.",
    },
    received: {
      subject: "Bize ulaştı: {campaign}",
      text: "Teşekkürler, başvurunuz bize ulaştı.",
      given: "Yazdıklarınız:",
      declared: "Onay verdikleriniz:",
      reason:
        "Bu e-postayı, adresiniz sitemizdeki bir forma girildiği için aldınız. Bu işlemi siz yapmadıysanız lütfen bu e-postayı yanıtlayın.",
    },
    team: {
      subject: "Yeni başvuru: {campaign}",
      text: "“{campaign}” sayfasından yeni bir başvuru geldi.",
      reason: "Bu kampanyaya gelen her başvuru ekibe bildirilir. Bu e-posta kişisel veri içerir.",
    },
    receivedAt: "Ulaştığı tarih",
    deletedAt: "Silineceği tarih",
    email: "E-posta adresi",
  },
};
