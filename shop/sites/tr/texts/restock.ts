import type { RestockTexts } from "../../../restock/restock-texts.ts";

export const restock: RestockTexts = {
  title: "Yeniden gelince haber verelim",
  variantTitle: "Seçtiğiniz tükendi mi? Size haber verelim",
  intro: "Bu ürün yeniden satışa girer girmez size bir e-posta göndeririz.",
  email: "E-posta adresi",
  submit: "Bana haber verin",
  note: "Önce adresinizi onaylarsınız. Ardından tek bir e-posta alırsınız ve isteğinizi en geç {days} gün sonra sileriz.",
  unavailable: "İsteğinizi şu anda kaydedemiyoruz. Lütfen biraz sonra yeniden deneyin.",
  requested: {
    title: "Lütfen adresinizi onaylayın",
    text: "Birazdan bağlantı içeren bir e-posta alacaksınız. İsteğinizi ancak orada onayladıktan sonra kaydederiz. Bu ürün için daha önce onay verdiyseniz yeni bir e-posta gelmez. Bir adrese günde en fazla {times} böyle e-posta göndeririz. Bir şey gelmezse lütfen istenmeyen e-posta klasörüne de bakın.",
  },
  available: {
    title: "Yeniden stokta",
    text: "Bu ürün yeniden satışta. Hemen sipariş verebilirsiniz.",
  },
  confirm: {
    title: "Yalnızca bir tık kaldı",
    text: "Bu ürün yeniden satışa girdiğinde {email} adresine yazmamızı istediğinizi onaylayın.",
    button: "İsteği onayla",
    ignore: "Bu işlemi siz yapmadıysanız bu sayfayı kapatmanız yeterli.",
  },
  confirmed: {
    title: "Size haber vereceğiz",
    text: "Bu ürün yeniden satışa girdiğinde {email} adresine bir kez yazarız. Ardından, en geç {days} gün sonra isteğinizi sileriz.",
  },
  waiting: {
    title: "İsteğiniz zaten onaylandı",
    text: "Bu ürün yeniden satışa girdiğinde {email} adresine bir kez yazarız.",
    button: "İsteği sil",
  },
  ended: {
    title: "Bu istek artık yok",
    text: "Ya size daha önce yazdık ya da istek silindi.",
  },
  deleted: {
    title: "İsteğiniz silindi",
    text: "Bu ürünle ilgili artık size yazmayacağız.",
  },
  expired: {
    title: "Bu bağlantının süresi doldu",
    text: "Bağlantı {hours} saat geçerliydi. Ürün sayfasından yeniden istekte bulunabilirsiniz.",
  },
  invalid: {
    title: "Bu bağlantı geçersiz",
    text: "Lütfen bağlantıyı doğrudan e-postamızdan açın ve eksiksiz olduğundan emin olun.",
  },
  toArticle: "Ürüne git",
  mails: {
    confirmation: {
      subject: "Lütfen isteğinizi onaylayın: {article}",
      text: "Bu ürünün ne zaman yeniden satışa gireceğini öğrenmek istiyorsunuz. Lütfen bunu onaylayın; isteğinizi ancak ondan sonra kaydederiz.",
      button: "İsteği onayla",
      validity:
        "Bağlantı, isteği bir düğmeyle onaylayacağınız sayfayı açar ve {hours} saat geçerlidir.",
      reason:
        "Bu e-postayı, adresiniz sitemizde bu ürünle ilgili bir bildirim için girildiği için aldınız. Bu işlemi siz yapmadıysanız bir şey yapmanıza gerek yok: Onay vermezseniz size yazmayız ve adresi {newsletterUnconfirmedDays} gün sonra sileriz.",
    },
    back: {
      subject: "Yeniden stokta: {article}",
      text: "Bu ürünün ne zaman yeniden satışa gireceğini öğrenmek istemiştiniz: Artık sipariş edebilirsiniz. Ürün sizin için ayrılmadı.",
      button: "Ürüne git",
      last: "Bu isteğe ilişkin tek e-posta buydu. İsteği sildik. Fiyat, bu e-postanın gönderildiği andaki fiyattır.",
      reason: "Bu e-postayı, istediğiniz ve adresinizi onayladığınız için aldınız.",
    },
  },
};
