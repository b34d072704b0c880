import type { PaymentTexts } from "../../../orders/payment/payment-contract.ts";

export const payment: PaymentTexts = {
  kinds: {
    invoice: {
      name: "Teslimden sonra havale/EFT",
      hint: "Siparişinizi teslim aldıktan sonraki {days} gün içinde havale veya EFT ile ödersiniz.",
      next: "Siparişinizi teslim aldıktan sonra tutarı en geç {date} tarihine kadar gönderin.",
    },
    prepayment: {
      name: "Havale/EFT ile peşin ödeme",
      hint: "Tutarı {days} gün içinde gönderirsiniz. Ödemeniz hesabımıza geçince siparişinizi hazırlarız.",
      next: "Tutarı en geç {date} tarihine kadar gönderin. Ürünler o tarihe kadar sizin için ayrılır; ödemeniz hesabımıza geçer geçmez siparişiniz hazırlanır. Ödeme bu tarihten birkaç gün sonra da ulaşmamışsa sipariş iptal edilir.",
    },
  },
  overview: {
    columns: { name: "Ödeme seçeneği", terms: "Nasıl ödersiniz", amount: "Sipariş tutarı" },
    upTo: "en çok {amount}",
    any: "sınır yok",
  },
  heading: "Havale/EFT bilgileri",
  labels: {
    recipient: "Alıcı",
    iban: "IBAN",
    account: "Hesap numarası",
    bic: "SWIFT/BIC",
    bank: "Banka",
    amount: "Tutar",
    dueAt: "Son ödeme tarihi",
  },
  reference: "Açıklama",
  referenceHint: "Açıklama alanına tam olarak bunu yazın; ödemenizi bu numarayla eşleştiririz.",
  copying: {
    copy: "Kopyala",
    copied: "Kopyalandı: {name}",
    selected: "Kopyalamak için seçildi: {name}",
  },
  code: {
    heading: "Banka uygulamasıyla ödeyin",
    hint: "Kodu bankanızın uygulamasıyla okutun. Havale bilgileri kendiliğinden doldurulur, yalnızca onaylarsınız.",
    alternative:
      "Havale bilgilerini içeren QR kod: {amount}, alıcı {recipient}, açıklama {reference}.",
  },
  nothingToPay: "Bu sipariş için ödemeniz gereken bir tutar yok.",
  paid: "Ödemeniz hesabımıza geçti. Teşekkür ederiz.",
  noLongerDue: "Bu sipariş için artık ödeme yapmanız gerekmiyor.",
  partlyDue: "Bu siparişin bir bölümünden caydınız. Ödemeniz gereken tutarı e-postayla bildiririz.",
};
