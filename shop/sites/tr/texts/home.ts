import type { HomeTexts } from "../../page-texts.ts";

export const home: HomeTexts = {
  title: "{shopName} – taze kavrulmuş kahve ve her güne güzel bir şey",
  description:
    "Kendi kavurduğumuz kahveler, kahve makineleri ve aksesuarlar; ayrıca mutfak, ev, giyim ve seyahat ürünleri. {shopName} ürünlerini online keşfedin.",
  heroHeadline: "Bu an sizin",
  heroText: "Hamburg’da taze kavrulan çekirdekler ve her fincanı güzelleştiren ne varsa.",
  heroLink: "Kahveleri keşfedin",
  categories: "Kategorilere göz atın",
  popular: "Şu sıralar sevilenler",
  newest: "Yeni gelenler",
  reduced: "Şimdi daha uygun",
  storyHeadline: "Kahve kirazından fincana",
  storyText:
    "Kahvemizin geldiği çiftlikleri tanıyor, her partiyi tamburda ağır ağır kavuruyoruz. Böylece kahveyi kahve yapan şey, yani tadı korunuyor.",
  storyLink: "Bizi tanıyın",
};
