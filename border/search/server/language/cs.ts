import type { SearchLanguage } from "./search-language.ts";

export const cs: SearchLanguage = {
  joining: "pro bez nebo pod nad od do na z ze s se v ve k ke a i po velikost proti něco".split(
    " ",
  ),
  purpose: { before: ["pro", "do", "na", "k", "ke"] },
  articleNumber:
    "číslo č čislo zboží výrobek výrobku produkt produktu položka položky artikl artiklu obj objednací kód kod kat katalogové katalogový nr art sku id p".split(
      " ",
    ),
  size: ["velikost", "velikosti", "vel"],
  units: {
    g: {
      1: ["g", "gr", "gram", "gramy", "gramů"],
      10: ["dkg", "deka", "dag"],
      1000: ["kg", "kilo", "kila", "kil", "kilogram", "kilogramu", "kilogramy", "kilogramů"],
    },
    ml: {
      1: ["ml", "mililitr", "mililitry", "mililitrů"],
      10: ["cl"],
      100: ["dl", "deci", "decilitr", "decilitry"],
      1000: ["l", "litr", "litru", "litry", "litrů", "litrový", "litrová", "litrové"],
    },
    mm: {
      1: ["mm", "milimetr", "milimetrů"],
      10: ["cm", "centimetr", "centimetry", "centimetrů"],
      1000: ["m", "metr", "metru", "metry", "metrů", "metrový", "metrová"],
    },
  },
  amounts: {
    0.25: ["čtvrt", "čtvrtka"],
    0.5: ["půl", "pul", "půlka"],
    1: ["jeden", "jedno"],
    1.5: ["půldruhého", "jeden a půl"],
    2: ["dva", "dvě"],
  },
  price: {
    upTo: [
      "pod",
      "méně než",
      "za méně než",
      "levnější než",
      "levněji než",
      "ne více než",
      "maximálně",
      "max.",
      "max",
      "nejvýše",
      "nejvíc",
    ],
    from: ["nad", "více než", "víc než", "dražší než", "minimálně", "alespoň", "nejméně"],
    upToWithCurrency: ["do", "za", "v ceně do", "cena do", "za maximálně"],
    fromWithCurrency: ["od", "v ceně od", "cena od"],
    behindUpTo: ["maximálně", "max", "a méně", "nebo méně"],
    behindFrom: ["a více", "a víc", "nebo více"],
    between: [
      ["mezi", "a", ""],
      ["od", "do", ""],
      ["", "až", ""],
      ["", "do", ""],
      ["", "-", ""],
    ],
    thousand: ["tisíc", "tisíce", "tis"],
  },
  gift: {
    words:
      "dárek dárky dárku dárků dárkem dáreček dárečky darovat daruji daruju dar pozornost překvapení".split(
        " ",
      ),
    buying: "koupit koupím koupim dát dám vybrat pořídit tip tipy nápad nápady".split(" "),
    occasions:
      "vánoce vánoc vánocům vánoční narozeniny narozeninám narozenin svátek svátku velikonoce velikonoční mikuláš mikuláše valentýn valentýna den matek otců svatba svatbě svatbu výročí křtiny kolaudace kolaudaci důchod rozloučení narození poděkování ježíšek ježíška stromeček stromečku promoce".split(
        " ",
      ),
  },
  persons:
    "máma mámu mámě mamka mamku mamce maminka maminku mamince matka matku táta tátu tátovi taťka taťku taťkovi tatínek tatínka tatínkovi otec otce rodiče rodičům babička babičku babičce děda dědu dědovi dědeček dědečka dědečkovi bratr bratra bratrovi brácha bráchu sestra sestru sestře ségra ségru strýc strýce teta tetu tetě bratranec sestřenice přítel přítele příteli přítelkyně přítelkyni kamarád kamaráda kamarádka kamarádku kamarádce partner partnera partnerka partnerku manžel manžela manželovi manželka manželku muž muže muži mužům žena ženu ženě ženy ženám šéf šéfa šéfová šéfovou kolega kolegu kolegyně kolegyni soused souseda sousedka sousedku učitel učitele učitelka učitelku dítě děti dětem syn syna synovi dcera dceru dceři vnuk vnuka vnučka vnučku tchyně tchyni tchán tchána hostitel hostitelka hostitelku někoho ni něj ně mě přátele přátelům".split(
      " ",
    ),
  asking:
    "kde jak kdy co jaký jaká jaké který která které proč kdo kolik je jsou můj moje moji mojí mého má mou mému tvůj náš naše mohu můžu lze musím já mám chci chtěl chtěla bych hledám prosím najdu najít se si mi mě u vás pro do na v ve z ze od po a i o to ten ta za k ke s by nějaký nějaká nejlepší malý malá malé hezký pěkný".split(
      " ",
    ),
  places:
    "obývák obýváku ložnice ložnici koupelna koupelny koupelnu kuchyň kuchyně kuchyni pokoj pokoje pokojíček předsíň předsíně chodba chodby kancelář kanceláře zahrada zahrady zahradu balkon terasa terasu dům domu cesta cesty cestu pláž kemp piknik škola školy".split(
      " ",
    ),
};
