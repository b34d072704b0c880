import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Fatura bilgileri",
  number: "Belge numarası",
  date: "Belge tarihi",
  supplied: {
    home: "Teslim tarihi",
    store: "Mağazada hazır olduğu tarih",
    online: "Hizmet tarihi",
  },
  billTo: "Alıcı",
  columns: {
    article: "Ürün",
    quantity: "Miktar",
    netPrice: "Birim fiyat (KDV hariç)",
    price: "Birim fiyat (KDV dâhil)",
    taxRate: "KDV",
    total: "Tutar",
  },
  taxes: {
    rate: "KDV oranı",
    net: "Matrah",
    tax: "KDV",
    gross: "KDV dâhil",
    outside: "Hediye kartları: KDV’ye tabi değildir, vergi kart kullanılınca hesaplanır",
  },
  back: "Siparişe dön",
  notYet:
    "Siparişiniz kargoya verilince, mağazada hazır olunca veya erişim bilgileriniz gönderilince fatura bilgilerini burada bulabilirsiniz.",
  separate:
    "Bu siparişin bir bölümünden fatura düzenlenmeden önce caydınız. Kalan ürünlerin faturası ayrıca gönderilir.",
  corrected: "Bu sipariş tamamen veya kısmen iptal edildi. İade için ayrıca belge düzenlenir.",
  note: "Bu sayfa bilgi amaçlıdır ve mali değeri yoktur. E-arşiv faturanız ayrıca e-postanıza gönderilir.",
};
