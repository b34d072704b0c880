import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Fatura bilgileri",
  number: "Belge numarası",
  date: "Belge tarihi",
  delivered: "Teslim tarihi",
  billTo: "Alıcı",
  columns: {
    article: "Ürün",
    quantity: "Miktar",
    price: "Birim fiyat",
    taxRate: "KDV",
    total: "Tutar",
  },
  taxes: { rate: "KDV oranı", net: "Matrah", tax: "KDV", gross: "KDV dâhil" },
  back: "Siparişe dön",
  notYet: "Siparişiniz kargoya verilince fatura bilgilerini burada bulabilirsiniz.",
  separate:
    "Bu siparişin bir bölümünden kargoya verilmeden önce caydınız. Kalan ürünlerin faturası ayrıca gönderilir.",
  corrected: "Bu sipariş tamamen veya kısmen iptal edildi. İade için ayrıca belge düzenlenir.",
  note: "Bu sayfa bilgi amaçlıdır ve mali değeri yoktur. E-arşiv faturanız ayrıca e-postanıza gönderilir.",
};
