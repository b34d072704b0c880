import type { SearchLanguage } from "./search-language.ts";

export const pl: SearchLanguage = {
  joining: "dla bez oraz pod przy nad od do na z ze w we i lub po rozmiar przeciw coś".split(" "),
  purpose: { before: ["do", "dla", "na", "pod"] },
  articleNumber:
    "numer nr art artykuł artykułu artykul produkt produktu towar towaru kod katalogowy kat zamówienia referencyjny indeks symbol sku id p".split(
      " ",
    ),
  size: ["rozmiar", "rozmiarze", "rozmiaru", "rozm"],
  units: {
    g: {
      1: ["g", "gr", "gram", "gramy", "gramów"],
      10: ["dag", "deka", "dkg"],
      1000: ["kg", "kilo", "kila", "kilogram", "kilograma", "kilogramy", "kilogramów"],
    },
    ml: {
      1: ["ml", "mililitr", "mililitry", "mililitrów"],
      10: ["cl"],
      1000: ["l", "litr", "litra", "litry", "litrów", "litrowy", "litrowa", "litrowe"],
    },
    mm: {
      1: ["mm", "milimetr", "milimetrów"],
      10: ["cm", "centymetr", "centymetry", "centymetrów"],
      1000: ["m", "metr", "metra", "metry", "metrów", "metrowy", "metrowa"],
    },
  },
  amounts: {
    0.25: ["ćwierć", "ćwiartka"],
    0.5: ["pół", "połowa"],
    1: ["jeden", "jedno"],
    1.5: ["półtora"],
    2: ["dwa"],
  },
  price: {
    upTo: [
      "poniżej",
      "mniej niż",
      "za mniej niż",
      "tańsze niż",
      "tańszy niż",
      "tańsza niż",
      "taniej niż",
      "nie więcej niż",
      "nie drożej niż",
      "maksymalnie",
      "maks",
      "max",
      "najwyżej",
    ],
    from: [
      "powyżej",
      "więcej niż",
      "droższe niż",
      "droższy niż",
      "droższa niż",
      "co najmniej",
      "minimum",
    ],
    upToWithCurrency: ["do", "za", "w cenie", "w cenie do", "za maksymalnie", "cena do"],
    fromWithCurrency: ["od", "w cenie od", "cena od"],
    behindUpTo: ["maksymalnie", "max", "maks", "i mniej", "lub mniej"],
    behindFrom: ["i więcej", "lub więcej", "wzwyż"],
    between: [
      ["pomiędzy", "a", ""],
      ["między", "a", ""],
      ["od", "do", ""],
      ["", "do", ""],
      ["", "-", ""],
    ],
    thousand: ["tys", "tysiąc", "tysiące", "tysięcy"],
  },
  gift: {
    words:
      "prezent prezenty prezentu prezentów prezencie prezentem prezentowy upominek upominki upominku podarunek podarunki podarować podaruję sprezentować niespodzianka".split(
        " ",
      ),
    buying: "kupić kupię kupie dać podarować wybrać pomysł pomysły pomysłu".split(" "),
    occasions:
      "święta świąt świąteczny gwiazdka gwiazdkę choinka choinkę choinke wigilia wigilię urodziny urodzin imieniny imienin wielkanoc mikołaj mikołajki mikołaja mikolajki walentynki walentynek dzień matki ojca babci dziadka ślub ślubu wesele rocznica rocznicę chrzciny chrzest komunia komunię parapetówka parapetówkę emerytura pożegnanie narodziny podziękowanie boże narodzenie".split(
        " ",
      ),
  },
  persons:
    "mama mamy mamie mamę mamusi mamusia matka matki tata taty tacie tatę tatusia tatuś ojciec ojca rodzice rodziców rodzicom babcia babci babcię babcie dziadek dziadka dziadkowi dziadków brat brata bratu siostra siostry siostrze wujek wujka ciocia cioci kuzyn kuzyna kuzynka kuzynki przyjaciel przyjaciela przyjaciółka przyjaciółki kolega kolegi koleżanka koleżanki chłopak chłopaka dziewczyna dziewczyny partner partnera partnerki mąż męża mężczyzna mężczyzny mężczyzn żona żony kobieta kobiety kobiet szef szefa szefowej sąsiad sąsiada sąsiadki nauczyciel nauczyciela nauczycielki dziecko dziecka dzieci syn syna synka córka córki wnuk wnuka wnuczka wnuczki teściowa teściowej teść teścia teściów gospodyni gospodarz ktoś kogoś niej niego nich mnie ukochanej ukochanego".split(
      " ",
    ),
  asking:
    "gdzie jak kiedy co jaki jaka jakie jaką który która które dlaczego kto ile czy jest są mój moja moje mojej mojego mojemu moją twój nasza nasz mogę można muszę trzeba ja mam chcę chciałbym chciałabym szukam proszę znajdę znaleźć się mi mnie u was państwa dla do na w we z ze od po i lub o a to ten ta za pod przy jakiś jakąś kochanej kochanego najlepszy najlepszej mały mała małe drobny ładny fajny".split(
      " ",
    ),
  places:
    "salon salonu sypialnia sypialni łazienka łazienki kuchnia kuchni pokój pokoju jadalnia jadalni przedpokój przedpokoju biuro biura ogród ogrodu balkon taras garaż dom domu podróż podróży plaża plaży kemping piknik szkoła szkoły".split(
      " ",
    ),
};
