import type { LeafletsTexts } from "../../../leaflets/leaflets-texts.ts";

export const leaflets: LeafletsTexts = {
  title: "Broşür",
  valid: "{from} – {to} tarihleri arasında geçerli",
  prices: "Fiyatlar ve stok, sitemizdeki şu anki bilgilerdir.",
  over: "Bu broşürün süresi doldu (son günü: {to}). Fiyatlar bugünün fiyatlarıdır.",
  toCurrent: "Güncel broşürü aç",
  announced:
    "{from} – {to} tarihleri arasında geçerli. O zaman bütün sayfalarını burada çevirebilirsiniz.",
  ended: "Bu broşür artık geçerli değil.",
  endedHint: "Artık gösterilmiyor. Şu anda sunduğumuz her şeyi sitemizde bulabilirsiniz.",
  none: "Şu anda geçerli bir broşür yok.",
  nextFrom: "Bir sonraki broşürün ilk günü: {date}",
  nextUnknown: "Yakında tekrar göz atın.",
  page: "Sayfa {page} / {total}",
  pages: "Sayfa {page} ve {next} / {total}",
  previous: "Önceki sayfa",
  next: "Sonraki sayfa",
  zoomIn: "Broşürü büyüt",
  zoomOut: "Broşürü küçült",
  allPages: "Bütün sayfalar",
  others: "Diğer broşürler",
  lastOne: "{title} (son günü: {to})",
  nextOne: "{title} (ilk günü: {from})",
};
