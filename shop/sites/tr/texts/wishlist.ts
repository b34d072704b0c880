import type { WishlistTexts } from "../../../wishlist/wishlist-contract.ts";

export const wishlist: WishlistTexts = {
  title: "Favoriler",
  intro: "Favorilerinize eklediğiniz ürünler, güncel fiyatlarıyla.",
  empty: {
    title: "Henüz favoriniz yok",
    text: "Beğendiğiniz ürünleri kalp simgesiyle buraya ekleyebilirsiniz.",
  },
  toProducts: "Alışverişe başla",
  add: "Favorilere ekle",
  choose: "Seçenek seçin",
  remove: "Kaldır",
  priceFell: "Eklediğiniz güne ({date}) göre {amount} daha ucuz",
  notSold: {
    one: "Favorilerinizdeki {count} ürün artık burada satılmıyor.",
    other: "Favorilerinizdeki {count} ürün artık burada satılmıyor.",
  },
  full: "Favori listeniz dolu: En fazla {max} ürün ekleyebilirsiniz. Yenisini eklemeden önce birini kaldırın.",
  tooMany:
    "Ağınızdan şu anda çok sayıda yeni liste oluşturuluyor. Lütfen daha sonra yeniden deneyin.",
  kept: {
    account: "Favorileriniz hesabınızda saklanır: Giriş yaptığınız her cihazda görürsünüz.",
    browser: "Favorileriniz bu tarayıcıda {days} gün kalır. Giriş yaparsanız hesabınıza eklenir.",
    visit: "Favorileriniz tarayıcıyı kapatana kadar kalır. Giriş yaparsanız hesabınıza eklenir.",
  },
  share: {
    title: "Favorileri paylaş",
    text: "Adresi bilenler ürünleri görür, ancak listenin kime ait olduğunu göremez ve hiçbir şeyi değiştiremez.",
    button: "Adres oluştur",
    address: "Listenin adresi",
    end: "Adresi geçersiz kıl",
  },
  shared: {
    title: "Paylaşılan favoriler",
    intro: "Biri bu ürünleri sizinle paylaştı. Fiyatlar günceldir.",
    ended: { title: "Bu liste artık yok", text: "Adres geçersiz kılındı ya da liste silindi." },
  },
};
