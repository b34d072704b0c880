import type { OrderMailTexts } from "../../../orders/order-mail-texts.ts";

export const orderMails: OrderMailTexts = {
  confirmation: {
    subject: "{shopName}: {number} numaralı siparişiniz",
    heading: "Siparişiniz için teşekkür ederiz",
    text: "Siparişinizi aldık. Lütfen bu e-postayı saklayın: Sipariş bilgileri, ön bilgilendirme formu, mesafeli satış sözleşmesi ve cayma hakkına ilişkin bilgiler aşağıdadır.",
    button: "Siparişi görüntüle",
    reason:
      "Bu e-postayı, adresinizle bizden sipariş verildiği için aldınız. Siparişi siz vermediyseniz lütfen bu e-postayı yanıtlayın.",
  },
  contract: {
    invoice:
      "Bu e-postayla siparişinizi onaylıyoruz; sözleşme kurulmuştur. Ödemeyi siparişinizi teslim aldıktan sonra yaparsınız.",
    prepayment:
      "Bu e-postayla siparişinizi onaylıyoruz; sözleşme kurulmuştur. Lütfen ödemeyi aşağıda belirtildiği gibi yapın.",
  },
  shipped: {
    subject: "{number} numaralı siparişiniz yolda",
    heading: "Siparişiniz yolda",
    text: "Siparişinizi bugün kargoya verdik. Güle güle kullanın!",
    button: "Siparişi görüntüle",
    reason: "Bu e-postayı, bizden sipariş verdiğiniz için aldınız.",
  },
  ready: {
    subject: "{number} numaralı siparişiniz mağazada hazır",
    heading: "Siparişiniz mağazada hazır",
    text: "Siparişinizi seçtiğiniz mağazadan hemen teslim alabilirsiniz. Mağazada bu e-postayı gösterin veya sipariş numarasını söyleyin.",
    button: "Siparişi görüntüle",
    reason: "Bu e-postayı, bizden sipariş verdiğiniz için aldınız.",
  },
  accessSent: {
    subject: "{number} numaralı siparişinizin erişim bilgileri",
    heading: "Erişim bilgileriniz hazır",
    text: "İş ortağımız erişim bilgilerinizi bu adrese gönderdi; lütfen istenmeyen e-posta klasörüne de bakın. Keyfini çıkarın!",
    button: "Siparişi görüntüle",
    reason: "Bu e-postayı, bizden sipariş verdiğiniz için aldınız.",
  },
  cancelled: {
    subject: "{number} numaralı siparişiniz iptal edildi",
    heading: "Siparişiniz iptal edildi",
    text: "Siparişinizi iptal ettik; ödeme yapmanız gerekmiyor. Ödeme yaptıysanız tutarı en geç 14 gün içinde iade ederiz.",
    button: "Siparişi görüntüle",
    reason: "Bu e-postayı, bizden sipariş verdiğiniz için aldınız.",
  },
  code: {
    subject: "{code}: {shopName} kodunuz",
    heading: "Kodunuz",
    text: "Bu kodu, sipariş vermekte olduğunuz sayfaya girin. Kod, e-posta adresinizi doğrular ve yarım saat geçerlidir. Siparişiniz henüz alınmadı.",
    label: "Kod",
    reason:
      "Bu e-postayı, biri adresinizle bizden sipariş vermek istediği için aldınız. Bu kişi siz değilseniz bir şey yapmanız gerekmez: Kod olmadan sipariş alınmaz.",
  },
  labels: {
    collectedBy: "Teslim alacak kişi",
    deliveryTime: "Kargoya verilme süresi",
  },
  articles: "Siparişinizdeki ürünler",
  deliveryDays: {
    invoice: "{deliveryDaysFrom}–{deliveryDaysTo} iş günü",
    prepayment: "Ödemeniz ulaştıktan sonra {deliveryDaysFrom}–{deliveryDaysTo} iş günü",
  },
  terms:
    "Ön bilgilendirme formu, mesafeli satış sözleşmesi ve örnek formuyla birlikte cayma hakkı metni, bu sipariş için geçerli hâlleriyle aşağıdadır.",
};
