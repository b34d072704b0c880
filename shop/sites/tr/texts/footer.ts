import type { FooterTexts } from "../../../../border/footer/footer-contract.ts";

export const footer: FooterTexts = {
  footer: "Müşteri hizmetleri ve bilgiler",
  countries: "Diğer ülkelerde {shopName}",
  ownCart: "Sepetiniz bu sitede kalır: Her ülkenin kendi sepeti vardır.",
  newWindow: "yeni pencerede açılır",
  newsletter: {
    headline: "Bir siparişinizde %{newsletterDiscount} indirim",
    text: "Yeni kahveler, koleksiyonlar ve fırsatlar; haftada yaklaşık iki kez e-postayla. Dilediğiniz zaman ayrılabilirsiniz.",
    subscribe: "E-bültene kaydolun",
    voucher:
      "Hoş geldiniz indirimi ilk kayıtta verilir, bir kez geçerlidir ve başka kodlarla birleştirilemez.",
  },
};
