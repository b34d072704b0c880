import type { Store } from "../../orders/stores.ts";

/** The stores of the page `storefinder`, in its order. */
export const stores: Store[] = [
  {
    id: "istanbul-beyoglu",
    name: "İstanbul, Beyoğlu",
    address: "Meclis-i Mebusan Caddesi No: 412, 34427 Beyoğlu/İstanbul",
  },
  {
    id: "istanbul-nisantasi",
    name: "İstanbul, Nişantaşı",
    address: "Teşvikiye Caddesi No: 312, 34365 Şişli/İstanbul",
  },
  {
    id: "istanbul-bagdat-caddesi",
    name: "İstanbul, Bağdat Caddesi",
    address: "Bağdat Caddesi No: 712, 34728 Kadıköy/İstanbul",
  },
  {
    id: "ankara-tunali-hilmi",
    name: "Ankara, Tunalı Hilmi",
    address: "Tunalı Hilmi Caddesi No: 318, 06680 Çankaya/Ankara",
  },
  {
    id: "izmir-alsancak",
    name: "İzmir, Alsancak",
    address: "Kıbrıs Şehitleri Caddesi No: 412, 35220 Konak/İzmir",
  },
  {
    id: "bursa-nilufer",
    name: "Bursa, Nilüfer",
    address: "Fatih Sultan Mehmet Bulvarı No: 514, 16130 Nilüfer/Bursa",
  },
  {
    id: "antalya-isiklar",
    name: "Antalya, Işıklar",
    address: "Işıklar Caddesi No: 314, 07100 Muratpaşa/Antalya",
  },
  {
    id: "eskisehir-tepebasi",
    name: "Eskişehir, Tepebaşı",
    address: "İsmet İnönü 1 Caddesi No: 318, 26130 Tepebaşı/Eskişehir",
  },
];
