import type { NewsletterTexts } from "../../../../border/newsletter/newsletter-contract.ts";

export const newsletter: NewsletterTexts = {
  form: {
    email: "E-posta adresi",
    salutation: "Hitap",
    salutations: { MRS: "Hanım", MR: "Bey", DIVERS: "Diğer", COMPANY: "Firma" },
    noSalutation: "Belirtmek istemiyorum",
    firstName: "Ad",
    lastName: "Soyad",
    legalNotice:
      "Kaydolarak {newsletterAge} yaşını doldurduğunuzu onaylarsınız. Yeni {shopName} ürünlerini ve fırsatlarını size e-postayla duyururuz. Her bültendeki bağlantıyla ya da [müşteri hizmetleri](/contact) üzerinden dilediğiniz zaman ayrılabilirsiniz.",
    personalOffers:
      "{shopName} tarafından alışverişlerimin incelenmesine ve bana özel teklifler gönderilmesine izin veriyorum. Bu izin isteğe bağlıdır.",
    privacy:
      "Verilerinizi nasıl işlediğimiz [KVKK Aydınlatma Metni](/kvkk-aydinlatma-metni-s400007321.html) ve [E-bülten Kullanım Koşulları](/e-bulten-kullanim-kosullari-s400007353.html) sayfalarında.",
    submit: "Kaydol",
    mandatory: "* Zorunlu alan",
    voucherNote:
      "Hoş geldiniz indirimi ilk kayıtta verilir, {voucherValidity} boyunca tek siparişte geçerlidir. [İndirim kodu koşulları](/hos-geldiniz-kodu-kosullari-s400007350.html)",
    success: "Teşekkürler! Yalnızca bir tık kaldı.",
    successText:
      "{email} adresine bir e-posta gönderiyoruz. E-postadaki bağlantıyla kaydınızı onaylayın, hoş geldiniz indiriminiz gelsin.",
    successHint:
      "Genellikle hemen ulaşır. Önceki bir kayıttan veya ayrılmadan kısa süre sonra bir saate kadar, aynı gün birkaç denemeden sonra bir güne kadar sürebilir. İstenmeyen e-posta klasörüne de bakın.",
    sendAgain: "E-postayı yeniden gönder",
    sentAgain:
      "E-postayı yeniden göndereceğiz. Aynı adrese giden iki e-posta arasında en az bir saat olur.",
    errorGeneric:
      "Teknik nedenlerle şu anda e-bültene kayıt yapılamıyor. Lütfen daha sonra yeniden deneyin.",
    tooMany: {
      one: "Bulunduğunuz ağdan çok fazla kayıt yapıldı. Lütfen {count} dakika sonra yeniden deneyin.",
      other:
        "Bulunduğunuz ağdan çok fazla kayıt yapıldı. Lütfen {count} dakika sonra yeniden deneyin.",
    },
    crowded: {
      one: "Şu anda çok sayıda kişi kaydoluyor. Lütfen {count} dakika sonra yeniden deneyin.",
      other: "Şu anda çok sayıda kişi kaydoluyor. Lütfen {count} dakika sonra yeniden deneyin.",
    },
    linkInvalid:
      "Bu onay bağlantısı artık geçerli değil. Lütfen {shopName} e-bültenine yeniden kaydolun.",
    checkFields: "Lütfen işaretli alanları kontrol edin.",
    problems: {
      emailRequired: "Lütfen e-posta adresinizi yazın.",
      required: "Lütfen bu alanı doldurun.",
      invalidEmail: "Lütfen geçerli bir e-posta adresi yazın.",
      tooLong: "Bu metin çok uzun.",
      invalidCharacters: "Bu alanda geçersiz karakterler var.",
    },
  },
  pages: {
    title: "E-bültenle %{newsletterDiscount} indirim",
    intro:
      "Yeni kahveler, koleksiyonlar ve fırsatlar; haftada yaklaşık iki kez e-postayla. Dilediğiniz zaman ayrılabilirsiniz.",
    pictureAlt: "Bir mektup ve yanında, köpüğünde kalp olan bir fincan kahve",
    discount: "%{newsletterDiscount} indirim",
    voucher: "Hoş geldiniz hediyesi olarak tek siparişte %{newsletterDiscount} indirim veriyoruz.",
    confirm: {
      title: "Yalnızca bir tık kaldı",
      text: "{shopName} e-bültenini {email} adresine almak istediğinizi onaylayın.",
      button: "Kaydı onayla",
      ignore: "Siz kaydolmadıysanız bu sayfayı kapatmanız yeterli.",
    },
    confirmed: {
      title: "E-bültene hoş geldiniz!",
      text: "Kaydınız onaylandı. Hoş geldiniz indirimi e-postayla gelecek.",
      toShop: "Alışverişe başla",
    },
    subscribed: {
      title: "E-bültenimize kayıtlısınız",
      text: "Kaydınız onaylandı. Her sayıdaki bağlantılarla bilgilerinizi değiştirebilir veya ayrılabilirsiniz.",
    },
    unsubscribe: {
      title: "E-bültenden ayrılma",
      text: "{email} adresine artık e-bülten gönderilmesin mi?",
      button: "E-bültenden ayrıl",
    },
    unsubscribed: {
      title: "E-bültenden ayrıldınız",
      text: "Size artık e-bülten göndermeyeceğiz. Fikrinizi değiştirirseniz buradan dilediğiniz zaman yeniden kaydolabilirsiniz.",
    },
    preferences: {
      title: "E-bülten bilgileriniz",
      text: "E-bülteninizi {email} adresine gönderiyoruz.",
      save: "Kaydet",
      saved: "Bilgileriniz kaydedildi.",
      emailRequested:
        "{email} adresine bir e-posta gönderiyoruz. Orada onayladığınızda e-bülten o adrese gelecek.",
      toUnsubscribe: "E-bültenden ayrıl",
    },
    invalidLink: {
      title: "Bu bağlantı artık geçerli değil",
      text: "Lütfen en son bültenimizdeki bağlantıyı açın ya da [müşteri hizmetlerine](/contact) başvurun.",
    },
  },
};
