import type { SearchLanguage } from "./search-language.ts";

export const sk: SearchLanguage = {
  joining: "pre bez alebo pod nad od do na z zo s so v vo k ku a i po veľkosť proti niečo".split(
    " ",
  ),
  purpose: { before: ["pre", "do", "na", "k", "ku"] },
  articleNumber:
    "číslo č tovar tovaru výrobok výrobku produkt produktu položka položky artikel artikla obj objednávacie objednacie kód kod kat katalógové katalógový nr art sku id p".split(
      " ",
    ),
  size: ["veľkosť", "veľkosti", "veľ", "vel"],
  units: {
    g: {
      1: ["g", "gr", "gram", "gramy", "gramov"],
      10: ["dkg", "deka", "dag"],
      1000: ["kg", "kilo", "kila", "kíl", "kilogram", "kilogramu", "kilogramy", "kilogramov"],
    },
    ml: {
      1: ["ml", "mililiter", "mililitre", "mililitrov"],
      10: ["cl"],
      100: ["dl", "deci", "deciliter"],
      1000: ["l", "liter", "litra", "litre", "litrov", "litrový", "litrová", "litrové"],
    },
    mm: {
      1: ["mm", "milimeter", "milimetrov"],
      10: ["cm", "centimeter", "centimetre", "centimetrov"],
      1000: ["m", "meter", "metra", "metre", "metrov", "metrový", "metrová"],
    },
  },
  amounts: {
    0.25: ["štvrť", "štvrtka"],
    0.5: ["pol", "polovica"],
    1: ["jeden", "jedno"],
    1.5: ["jeden a pol", "poldruha"],
    2: ["dva", "dve"],
  },
  price: {
    upTo: [
      "pod",
      "menej ako",
      "menej než",
      "za menej ako",
      "lacnejšie ako",
      "lacnejší ako",
      "lacnejšia ako",
      "nie viac ako",
      "maximálne",
      "max.",
      "max",
      "najviac",
    ],
    from: [
      "nad",
      "viac ako",
      "viac než",
      "drahšie ako",
      "drahší ako",
      "minimálne",
      "aspoň",
      "najmenej",
    ],
    upToWithCurrency: ["do", "za", "v cene do", "cena do", "za maximálne"],
    fromWithCurrency: ["od", "v cene od", "cena od"],
    behindUpTo: ["maximálne", "max", "a menej", "alebo menej"],
    behindFrom: ["a viac", "alebo viac"],
    between: [
      ["medzi", "a", ""],
      ["od", "do", ""],
      ["", "až", ""],
      ["", "do", ""],
      ["", "-", ""],
    ],
    thousand: ["tisíc", "tis"],
  },
  gift: {
    words:
      "darček darčeky darčeka darčekov darčekom dar dary darovať darujem dárek dárok pozornosť prekvapenie".split(
        " ",
      ),
    buying: "kúpiť kúpim dať dám vybrať tip tipy nápad nápady".split(" "),
    occasions:
      "vianoce vianoc vianociam vianočný narodeniny narodeninám narodenín meniny menín sviatok veľká noc mikuláš mikuláša valentín valentína deň matiek otcov svadba svadbu svadbe výročie krstiny kolaudácia kolaudáciu dôchodok rozlúčka narodenie poďakovanie ježiško ježiška stromček promócie".split(
        " ",
      ),
  },
  persons:
    "mama mamu mame mamka mamku mamke mamička mamičku matka matku otec otca otcovi ocko ocka ockovi oco oca tato tata tatovi rodičia rodičov rodičom babka babku babke babička babičku starká dedko dedka dedkovi dedo deda starý otec brat brata bratovi sestra sestru sestre strýko ujo uja teta tetu tete bratranec sesternica priateľ priateľa priateľovi priateľka priateľku priatelia priateľov kamarát kamaráta kamarátka kamarátku kamarátke partner partnera partnerka partnerku manžel manžela manželovi manželka manželku muž muža mužovi mužov žena ženu žene ženy ženám šéf šéfa šéfka šéfku kolega kolegu kolegyňa kolegyňu sused suseda suseda susedka susedku učiteľ učiteľa učiteľka učiteľku dieťa deti syn syna synovi dcéra dcéru vnuk vnuka vnučka vnučku svokra svokru svokor svokra hostiteľ hostiteľka niekoho ňu neho nich mňa".split(
      " ",
    ),
  asking:
    "kde ako kedy čo aký aká aké ktorý ktorá ktoré prečo kto koľko je sú môj moja moje moju mojej môjho mojej tvoj náš naša naše môžem možno musím ja mám chcem chcel chcela by som hľadám prosím nájdem nájsť sa si mi mňa u vás pre do na v vo z zo od po a i o to ten tá za k ku s so nejaký nejaká najlepší malý malá malé pekný".split(
      " ",
    ),
  places:
    "obývačka obývačky obývačku spálňa spálne spálňu kúpeľňa kúpeľne kúpeľňu kuchyňa kuchyne kuchyňu izba izby izbu predsieň predsiene chodba chodby kancelária záhrada záhrady záhradu balkón terasa terasu dom domu cesta cesty cestu pláž kemp piknik škola školy".split(
      " ",
    ),
};
