import type { MemberTexts } from "../../../community/member-texts.ts";

export const members: MemberTexts = {
  intro:
    "Üye olarak ürünlerimiz hakkında soru sorar, başkalarının sorularını yanıtlar ve tariflerinizi paylaşırsınız. Diğerleri yalnızca herkese açık adınızı görür.",
  joinTitle: "Topluluğa katılın",
  name: "Herkese açık ad",
  nameHint: "3 ila 30 karakter. Gerçek adınız olması gerekmez.",
  rules: "[Topluluk kurallarını] okudum, kurallara uyacağım.",
  mails: "Soruma yanıt gelince bana e-posta gönderin.",
  join: "Topluluğa katıl",
  note: "Bu ad, toplulukta yazdığınız her şeyin altında görünür. Topluluktan ayrılırsanız veya hesabınızı silerseniz yerine “Eski üye” yazar.",
  settingsTitle: "Başkalarının gördüğü adınız",
  memberSince: "{name} adıyla yazıyorsunuz. Üyelik başlangıcı: {date}.",
  save: "Kaydet",
  toCommunity: "Topluluğa git",
  shareRecipe: "Tarif paylaş",
  own: {
    title: "Yazdıklarınız",
    empty: "Henüz bir şey yazmadınız.",
    kinds: { question: "Soru", answer: "Yanıt", recipe: "Tarif" },
    states: {
      waiting: "Okuyoruz",
      published: "Yayımlandı",
      refused: "Yayımlanmadı",
      removed: "Kaldırdık",
    },
    change: "Değiştir",
    delete: "Sil",
    deleteFinally: "Kalıcı olarak sil",
  },
  leaveTitle: "Topluluktan ayrılın",
  leaveText:
    "Değerlendirmeleriniz, sorularınız, yanıtlarınız ve tarifleriniz kalır, ancak adınız görünmez. Tamamen kaldırmak istediklerinizi önce yukarıdan silin. Bu işlem geri alınamaz: Yeniden üye olsanız bile eski yazılarınız adsız kalır.",
  leave: "Topluluktan ayrıl",
  problems: {
    required: "Lütfen herkese açık bir ad seçin.",
    tooShort: "Ad en az üç karakterden oluşmalı ve iki harf içermelidir.",
    tooLong: "Ad en fazla 30 karakter olabilir.",
    invalidCharacters:
      "Lütfen yalnızca Latin harfleri, rakam, boşluk, nokta, kesme işareti, alt çizgi ve kısa çizgi kullanın.",
    contact: "Lütfen adres veya telefon numarası yazmayın: Bu ad herkese açıktır.",
    reserved: "Bu ad, mağaza yazıyormuş gibi görünüyor. Lütfen başka bir ad seçin.",
    taken: "Bu ad alınmış. Lütfen başka bir ad seçin.",
    rules: "Lütfen kuralları okuyup kabul edin.",
  },
  tooMany: "Adınızı bugün çok kez değiştirdiniz. Lütfen {duration} sonra yeniden deneyin.",
  unavailable: "Şu anda kaydedemedik. Lütfen birazdan yeniden deneyin.",
  former: "Eski üye",
  needed: {
    title: "Yalnızca herkese açık bir ad eksik",
    text: "Toplulukta üyeler yazar. Bir ad seçin, ardından buradan devam edersiniz.",
    button: "Topluluğa katıl",
  },
};
