import type { NavigationTexts } from "../../../../border/navigation/navigation-contract.ts";

export const navigation: NavigationTexts = {
  navigation: "Ürünler",
  menu: "Menü",
  close: "Kapat",
  back: "Geri",
  allOf: "{title}: tümü",
  open: "{title}: alt menü",
  loading: "Yükleniyor…",
  kontorCard: "{cardName}",
  newWindow: "yeni pencerede açılır",
  themeworlds: "Koleksiyonlar",
  sections: {
    scout: "Keşfedin",
    new: "Yeni gelenler",
    more: "Diğer koleksiyonlar",
    lastChance: "Son fırsat",
  },
  availability: { SOON: "Çok yakında", SOLDOUT: "Tükendi" },
  endDate: "Son gün: {date}",
  onlyXDaysLeft: { one: "Son {count} gün", other: "Son {count} gün" },
  lastDay: "Bugün son gün",
};
