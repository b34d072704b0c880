import type { QuestionTexts } from "../../../community/question-texts.ts";

export const questions: QuestionTexts = {
  title: "Sorular ve yanıtlar",
  empty: "Bu ürün hakkında henüz soru sorulmadı.",
  ask: "Soru sor",
  answer: "Yanıtla",
  moreAnswers: { one: "{count} yanıt daha", other: "{count} yanıt daha" },
  all: { one: "{count} soruyu gör", other: "{count} sorunun tümünü gör" },
  noAnswer: "Henüz yanıt yok.",
  by: "{name}, {date}",
  fromShop: "{shopName} yanıtladı",
  fromBuyer: "Ürünü satın aldı",
  example: "Örnek",
  askForm: {
    title: "Sorunuz",
    text: "Diğer üyeler ve ekibimiz herkese açık yanıt verir. Siparişinizle ilgili konularda lütfen müşteri hizmetlerine yazın.",
    label: "Ne öğrenmek istiyorsunuz?",
    hint: "10 ila 500 karakter. Lütfen adres ve telefon numarası yazmayın.",
    button: "Soruyu gönder",
  },
  answerForm: {
    title: "Yanıtınız",
    text: "Kendi deneyiminize dayanarak yanıtlayın. Ürünü bizden aldıysanız bunu belirtiriz.",
    label: "Yanıt",
    hint: "En fazla 2.000 karakter. Lütfen adres ve telefon numarası yazmayın.",
    button: "Yanıtı gönder",
  },
  received: {
    question: {
      title: "Sorunuz bize ulaştı",
      text: "Önce biz okuyoruz. Sonra ürünün yanında görünür ve diğerleri yanıtlayabilir.",
    },
    answer: {
      title: "Yanıtınız bize ulaştı",
      text: "Önce biz okuyoruz. Sonra sorunun altında görünür. Yardımınız için teşekkürler!",
    },
  },
  published: {
    question: {
      title: "Sorunuz yayımlandı",
      text: "Artık ürünün yanında görünüyor ve diğerleri yanıtlayabilir.",
    },
    answer: {
      title: "Yanıtınız yayımlandı",
      text: "Artık sorunun altında görünüyor. Yardımınız için teşekkürler!",
    },
  },
  gone: {
    title: "Bu soru artık yok",
    text: "Silindi veya ürün artık satılmıyor.",
  },
  backToProduct: "Ürüne dön",
  problems: {
    required: "Lütfen bir şey yazın.",
    tooShort: "Bu çok kısa. Lütfen biraz daha yazın.",
    tooLong: "Metin çok uzun. Lütfen kısaltın.",
    contact:
      "Lütfen e-posta adreslerini, bağlantıları ve uzun numaraları çıkarın: Metin herkese açık olacak.",
  },
  tooMany: "Bugün çok sayıda yazı gönderdiniz. Lütfen {duration} sonra yeniden deneyin.",
  unavailable:
    "Şu anda kaydedemedik. Yazdıklarınız burada duruyor: Lütfen birazdan yeniden deneyin.",
  mail: {
    subject: "Sorunuza yanıt geldi: {product}",
    text: "Sorunuza bir yanıt var.",
    question: "Sorunuz",
    answer: "Yanıt ({name})",
    button: "Tüm yanıtları gör",
    reason:
      "Topluluğumuzun üyesi olarak istediğiniz için bu e-postayı her soru için bir kez alırsınız. Hesabınızdan kapatabilirsiniz.",
  },
};
