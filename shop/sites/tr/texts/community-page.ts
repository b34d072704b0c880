import type { CommunityPageTexts } from "../../../community/community-page-texts.ts";

export const communityPage: CommunityPageTexts = {
  title: "Topluluk",
  intro:
    "Kahve sevenler burada neyin işe yarayıp neyin yaramadığını anlatıyor: değerlendirmelerle, yanıtlarla ve tariflerle.",
  description: "Müşterilerimizden değerlendirmeler, sorular ve yanıtlar ile kahve tarifleri.",
  counts: {
    members: { one: "{count} üye", other: "{count} üye" },
    reviews: { one: "{count} değerlendirme", other: "{count} değerlendirme" },
    questions: { one: "{count} soru", other: "{count} soru" },
    recipes: { one: "{count} tarif", other: "{count} tarif" },
  },
  join: "Siz de katılın",
  latestReviews: {
    title: "Yeni değerlendirmeler",
    empty: "Henüz değerlendirilmiş ürün yok. Bir sonraki siparişinizden sonra siz yazabilirsiniz.",
  },
  openQuestions: {
    title: "Kim biliyor?",
    text: "Bu sorular hâlâ yanıt bekliyor.",
    empty: "Şu anda yanıt bekleyen soru yok. Sorularınızı ürün sayfasından sorabilirsiniz.",
  },
  recipes: {
    title: "Tarifler",
    empty: "Henüz tarif paylaşılmadı. İlki sizinki olsun.",
    all: "Tüm tarifler",
  },
  how: {
    title: "Nasıl katılırsınız",
    steps: [
      { title: "Giriş yapın", text: "Bir müşteri hesabı gerekir. Ücretsizdir." },
      {
        title: "Ad seçin",
        text: "Diğerleri sizi bu adla tanır. Gerçek adınız olması gerekmez.",
      },
      {
        title: "Sorun, yanıtlayın, paylaşın",
        text: "Soruları ürünün sayfasında sorar, tarifleri burada paylaşırsınız. Satın aldıklarınızı değerlendirebilirsiniz.",
      },
    ],
  },
  rules: {
    title: "Kurallar",
    text: "Burada nelere yer var, neleri reddediyoruz, nasıl bildirimde bulunur veya itiraz edersiniz.",
    link: "Topluluk kuralları",
  },
};
