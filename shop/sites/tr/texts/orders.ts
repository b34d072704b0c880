import type { OrderTexts } from "../../../orders/order-texts.ts";

export const orders: OrderTexts = {
  orders: "Siparişleriniz",
  ordersIntro: "Neler sipariş ettiğinizi ve siparişlerinizin durumunu burada görebilirsiniz.",
  none: "Henüz sipariş vermediniz.",
  order: "Sipariş {number}",
  number: "Sipariş numarası",
  placedAt: "Sipariş tarihi",
  state: "Durum",
  states: {
    placed: "Alındı",
    paid: "Ödendi",
    shipped: "Yolda",
    delivered: "Teslim edildi",
    ready: "Mağazada hazır",
    collected: "Teslim alındı",
    cancelled: "İptal edildi",
    withdrawn: "Cayma bildirildi",
  },
  stateHints: {
    placed: "Siparişinizi aldık, hazırlıyoruz.",
    paid: "Ödemeniz ulaştı. Ürünlerinizi paketliyoruz.",
    shipped: "Ürünleriniz yolda.",
    delivered: "Ürünleriniz teslim edildi. Güle güle kullanın!",
    ready: "Ürünleriniz mağazada sizi bekliyor.",
    collected: "Ürünlerinizi teslim aldınız. Güle güle kullanın!",
    cancelled: "Ödeme yapmanız gerekmiyor. Ödediğiniz tutar varsa iade ederiz.",
    withdrawn: "Cayma bildiriminizi aldık. Ürünler elinize ulaştıysa lütfen bize geri gönderin.",
  },
  thanks: "Siparişiniz için teşekkür ederiz",
  thanksText: "Sipariş onayı şu adrese gönderiliyor: {email}.",
  secretAddress:
    "Siparişinizi bu sayfanın adresinden yeniden bulabilirsiniz. Adresi paylaşmayın: Bilen herkes bilgilerinizi görür.",
  articles: "Ürünler",
  quantity: "Adet: {quantity}",
  show: "Görüntüle",
  cancel: "Siparişi iptal et",
  cancelHint: "Ürünlerinizi kargoya vermediğimiz sürece ücretsizdir.",
  tooLate:
    "Bu sipariş artık iptal edilemiyor. Ürünler yoldaysa teslim aldıktan sonra iade edebilirsiniz.",
  again: "Yeniden sipariş ver",
  againHint: "Aynı ürünleri sepetinize ekler.",
  againPartly: "Bu siparişteki bazı ürünler şu anda satışta değil. Diğerlerinin hepsi sepetinizde.",
  lookUp: "Sipariş bul",
  lookUpIntro:
    "Üye olmadan mı sipariş verdiniz? Sipariş numarası, sipariş onayınızda yazar. E-posta adresi, onayı gönderdiğimiz adrestir.",
  lookUpButton: "Siparişi göster",
  notFound: "Bu numara ve e-posta adresiyle bir sipariş bulamadık. Lütfen ikisini de kontrol edin.",
  tooManyLookUps: {
    one: "Çok fazla deneme yapıldı. Lütfen {count} dakika sonra yeniden deneyin.",
    other: "Çok fazla deneme yapıldı. Lütfen {count} dakika sonra yeniden deneyin.",
  },
};
