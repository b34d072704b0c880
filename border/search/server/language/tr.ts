import type { SearchLanguage } from "./search-language.ts";

export const tr: SearchLanguage = {
  joining: "ve veya ile için bir beden karşı şey".split(" "),
  purpose: { behind: ["için", "uygun"] },
  articleNumber:
    "ürün urun no numara numarası nosu kod kodu ürünkodu stok sipariş artikel referans ref barkod sku id p".split(
      " ",
    ),
  size: ["beden", "bedeni", "boy", "boyu", "numara", "ölçü", "ebat"],
  units: {
    g: { 1: ["g", "gr", "gram", "gramlık"], 1000: ["kg", "kilo", "kiloluk", "kilogram"] },
    ml: {
      1: ["ml", "mililitre", "mililitrelik"],
      10: ["cl", "santilitre"],
      1000: ["l", "lt", "litre", "litrelik"],
    },
    mm: {
      1: ["mm", "milimetre"],
      10: ["cm", "santim", "santimetre", "santimetrelik"],
      1000: ["m", "metre", "metrelik"],
    },
  },
  amounts: {
    0.25: ["çeyrek"],
    0.5: ["yarım"],
    1: ["bir"],
    1.5: ["bir buçuk"],
    2: ["iki"],
  },
  price: {
    upTo: ["en fazla", "en çok", "maksimum", "max", "maks"],
    from: ["en az", "minimum"],
    upToWithCurrency: [],
    fromWithCurrency: [],
    behindUpTo: ["altı", "altında", "altındaki", "az", "ucuz", "kadar"],
    behindFrom: [
      "üstü",
      "üstünde",
      "üzeri",
      "üzerinde",
      "üzerindeki",
      "fazla",
      "pahalı",
      "ve üzeri",
      "ve üstü",
      "başlayan",
    ],
    between: [
      ["", "ile", "arası"],
      ["", "ile", "arasında"],
      ["", "ve", "arası"],
      ["", "ve", "arasında"],
      ["", "-", "arası"],
      ["", "-", "arasında"],
      ["", "-", ""],
    ],
    thousand: ["bin"],
  },
  gift: {
    words:
      "hediye hediyesi hediyeler hediyeleri hediyelik hediyelikler hediyem armağan armağanı sürpriz".split(
        " ",
      ),
    buying:
      "alsam alayım alınır alabilirim almalı alınabilir fikir fikirleri fikri öneri önerileri".split(
        " ",
      ),
    occasions:
      "yılbaşı yeni yıl noel doğum günü gün doğumgünü bayram bayramı sevgililer anneler babalar düğün nikah nişan evlilik yıldönümü yıl dönümü veda emeklilik mezuniyet teşekkür öğretmenler kadınlar evi ev".split(
        " ",
      ),
  },
  persons:
    "anne annem anneme anneye annesi anneler baba babam babama babaya babalar ebeveyn aile anneanne anneannem anneanneme babaanne babaannem babaanneme nine ninem büyükanne dede dedem dedeme büyükbaba kardeş kardeşim kardeşime abi abim abime ağabey abla ablam ablama amca amcam dayı teyze teyzem hala halam kuzen kuzenim arkadaş arkadaşım arkadaşıma arkadaşa sevgili sevgilim sevgilime sevgiliye eş eşim eşime eşe koca kocam kocama karım karıma erkek erkeğe erkeklere kadın kadına kadınlara patron patronum patronuma iş müdür müdürüm komşu komşum komşuma öğretmen öğretmenim öğretmenime öğretmene çocuk çocuğa çocuklara çocuğum çocuğuma oğlum oğluma oğul kızım kızıma kız torun torunum torunuma bebek bebeğe kayınvalide kayınvalidem kayınvalideme kayınpeder ev sahibi birine biri ona onlara bana".split(
      " ",
    ),
  asking:
    "nerede nerde nereye nasıl ne zaman hangi neden kim kaç kadar var mı mi mu mü ben benim bana sizin sizde bizim istiyorum isterim arıyorum lazım gerekiyor lütfen bulabilirim bulurum edebilirim yapabilirim olur bir bu şu için ve ile de da en güzel iyi küçük özel".split(
      " ",
    ),
  places:
    "salon oturma odası yatak banyo mutfak çocuk yemek koridor antre ofis bahçe balkon teras ev seyahat plaj kamp piknik okul".split(
      " ",
    ),
};
