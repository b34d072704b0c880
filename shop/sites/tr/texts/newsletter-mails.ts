import type { NewsletterMailTexts } from "../../../../border/newsletter/newsletter-mail-texts.ts";

export const newsletterMails: NewsletterMailTexts = {
  greeting: "Merhaba {name},",
  confirmation: {
    subject: "Lütfen e-bülten kaydınızı onaylayın",
    preview: "Tek adım kaldı: E-posta adresinizi onaylayın.",
    heading: "Tek adım kaldı",
    text: "Bu adres {shopName} e-bülteni için kaydedildi. Lütfen kaydı onaylayın; size ancak ondan sonra yazarız.",
    button: "Kaydı onayla",
    validity:
      "Bağlantı, kaydı bir düğmeyle onaylayacağınız sayfayı açar ve {hours} saat geçerlidir.",
    consent:
      "Onaylayarak en az {newsletterAge} yaşında olduğunuzu ve {shopName} e-bültenini ticari elektronik ileti olarak e-postayla almak istediğinizi beyan edersiniz. Dilediğiniz zaman ayrılabilirsiniz.",
    reason:
      "Bu e-postayı, adresiniz sitemizde e-bülten için girildiği için aldınız. Bu işlemi siz yapmadıysanız bir şey yapmanıza gerek yok: Onay vermezseniz e-bülten göndermeyiz ve adresi {newsletterUnconfirmedDays} gün sonra sileriz.",
  },
  notice: {
    subject: "E-bülten kaydınız zaten var",
    preview: "Hiçbir şey değişmedi.",
    heading: "Zaten aramızdasınız",
    text: "Bu adres {shopName} e-bülteni için yeniden girildi. Adres zaten kayıtlı. Hiçbir şey değişmedi, bir şey yapmanıza gerek yok.",
    button: "Bilgilerimi gör",
    reason:
      "Bu e-postayı, adresiniz sitemizde e-bülten için girildiği için aldınız. Bu işlemi siz yapmadıysanız e-postayı silmeniz yeterli.",
  },
  welcome: {
    subject: "{shopName} e-bültenine hoş geldiniz",
    preview: "Kaydınız onaylandı.",
    heading: "Hoş geldiniz!",
    text: "Kaydınız onaylandı. Bundan sonra size yeni kahveler, koleksiyonlar ve fırsatlar hakkında haftada yaklaşık iki kez yazacağız.",
    voucher: "%{newsletterDiscount} hoş geldiniz indirimi",
    voucherConditions:
      "Tek siparişte geçerlidir, son kullanma günü: {until}. Kodu sepette girin. Kod bir kez kullanılabilir, başka kodlarla birleştirilemez; hediye kartlarında ve iş ortaklarımızın ürünlerinde geçerli değildir.",
    button: "Alışverişe başla",
    preferences: "Bilgilerimi değiştir",
    reason: "Bu e-postayı, e-bülten kaydınızı onayladığınız için aldınız.",
  },
  goodbye: {
    subject: "E-bültenden ayrıldınız",
    preview: "Adresiniz listeden silindi.",
    heading: "E-bültenden ayrıldınız",
    text: "Size artık e-bülten göndermeyeceğiz; adresiniz listeden silindi. Henüz kullanmadığınız hoş geldiniz kodu geçerliliğini korur. Bizi okuduğunuz için teşekkür ederiz!",
    reason: "Bu e-postayı, adresiniz e-bültenden çıkarıldığı için yalnızca bir kez aldınız.",
  },
  unsubscribe: "E-bültenden ayrıl",
};
