import type { SearchLanguage } from "./search-language.ts";

export const hu: SearchLanguage = {
  joining: "egy és vagy a az méret ellen valami".split(" "),
  purpose: { behind: ["számára", "részére", "miatt"], endings: ["hoz", "hez", "höz"] },
  articleNumber:
    "cikkszám cikksz cikk szám száma cikkszáma termékszám termékkód termék kód kódja kódszám rendelési rendelésszám árucikk áru azonosító sorszám nr sz sku id p".split(
      " ",
    ),
  size: ["méret", "méretű", "méretben", "méretben", "méretet"],
  units: {
    g: {
      1: ["g", "gr", "gramm", "grammos"],
      10: ["dkg", "deka", "dag", "dekás"],
      1000: ["kg", "kiló", "kilós", "kilogramm", "kilogrammos"],
    },
    ml: {
      1: ["ml", "milliliter", "milliliteres"],
      10: ["cl", "centiliter"],
      100: ["dl", "deci", "deciliter", "decis"],
      1000: ["l", "liter", "literes"],
    },
    mm: {
      1: ["mm", "milliméter", "milliméteres"],
      10: ["cm", "centi", "centiméter", "centiméteres", "centis", "cm es"],
      1000: ["m", "méter", "méteres"],
    },
  },
  amounts: {
    0.25: ["negyed"],
    0.5: ["fél"],
    0.75: ["háromnegyed"],
    1: ["egy"],
    1.5: ["másfél"],
    2: ["két", "kettő"],
  },
  price: {
    upTo: [
      "legfeljebb",
      "maximum",
      "max.",
      "max",
      "kevesebb mint",
      "olcsóbb mint",
      "nem több mint",
    ],
    from: ["legalább", "minimum", "több mint", "drágább mint"],
    upToWithCurrency: [],
    fromWithCurrency: [],
    behindUpTo: ["alatt", "alatti", "ig", "nál olcsóbb", "olcsóbb", "kevesebb"],
    behindFrom: ["felett", "feletti", "fölött", "fölötti", "tól", "től", "drágább", "több"],
    between: [
      ["", "és", "között"],
      ["", "és", "közötti"],
      ["", "-", "között"],
      ["", "-", "közötti"],
      ["", "-", ""],
    ],
    thousand: ["ezer", "e"],
  },
  gift: {
    words:
      "ajándék ajándékok ajándékot ajándékötlet ajándékötletek ajándékba ajándéknak ajándékozni ajándékozzak ajándékoz meglepetés figyelmesség".split(
        " ",
      ),
    buying: "vegyek venni vegyünk adjak adni vásároljak vásárolni ötlet ötletek".split(" "),
    occasions:
      "karácsony karácsonyra karácsonyi születésnap születésnapra születésnapi szülinap szülinapra szülinapi névnap névnapra névnapi húsvét húsvétra húsvéti mikulás mikulásra valentin anyák apák napja napjára napi nőnap nőnapra esküvő esküvőre esküvői évforduló évfordulóra keresztelő keresztelőre lakásavató lakásavatóra nyugdíj búcsú születés babaváró köszönet ballagás ballagásra".split(
        " ",
      ),
  },
  persons:
    "anya anyának anyukám anyukámnak anyuka anyukának anyám anyámnak anyu anyunak édesanya édesanyának édesanyám édesanyámnak apa apának apukám apukámnak apuka apukának apám apámnak apu apunak édesapa édesapának szülő szülők szülőknek szüleimnek nagymama nagymamának nagymamám nagymamámnak nagyi nagyinak nagypapa nagypapának nagyapa nagyapának nagyszülőknek testvér testvéremnek bátyám bátyámnak öcsém nővér nővérem nővéremnek húgom húgomnak nagybácsi nagynéni nagynéninek barát barátnak barátom barátomnak barátnő barátnőnek barátnőm barátnőmnek párom páromnak férj férjnek férjem férjemnek feleség feleségnek feleségem feleségemnek férfi férfinak férfiaknak nő nőnek nőknek főnök főnöknek főnököm főnökömnek kolléga kollégának kolléganő szomszéd szomszédnak tanár tanárnak tanárnő tanárnőnek gyerek gyereknek gyerekeknek gyermek fiam fiamnak fiú fiúnak lány lánynak lányom lányomnak unoka unokának unokám baba babának anyós anyósnak após apósnak házigazda házigazdának valaki valakinek neki nekik".split(
      " ",
    ),
  asking:
    "hol hogyan hogy mikor mi mit milyen melyik miért ki mennyi mennyibe van vannak a az egy én tudok tudom lehet kell szeretnék szeretném akarok keresek kérem kérek találom találok meg és vagy is ez ezt nekem önöknél nálatok az én enyém jó kis kicsi szép különleges legjobb kedves drága".split(
      " ",
    ),
  bundles: ["készlet", "szett", "csomag", "garnitúra"],
  joints: [""],
  places:
    "nappali háló hálószoba fürdő fürdőszoba konyha konyhai gyerekszoba étkező előszoba iroda irodai kert kerti erkély terasz pince utazás utazó utazási strand kemping piknik iskola iskolai".split(
      " ",
    ),
};
