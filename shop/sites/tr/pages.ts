import { pagePaths } from "../page-paths.ts";

export const pages = pagePaths({
  terms: "mesafeli-satis-sozlesmesi",
  imprint: "kunye",
  privacy: "kvkk-aydinlatma-metni",
  withdrawal: "cayma-hakki",
  accessibility: "erisilebilirlik",
  guarantee: "garanti",
  faq: "sss",
  "click-and-collect": "magazadan-teslim",
  delivery: "teslimat",
  returns: "iade",
  payment: "odeme",
  about: "hakkimizda",
  community: "topluluk",
  recipes: "kahve-tarifleri",
  "community-rules": "topluluk-kurallari",
  "voucher-conditions": "hos-geldiniz-kodu-kosullari",
  "newsletter-information": "e-bulten-bilgilendirmesi",
  "newsletter-usage": "e-bulten-kullanim-kosullari",
  "newsletter-consent": "ticari-elektronik-ileti-onayi",
  "pre-information": "on-bilgilendirme-formu",
});
