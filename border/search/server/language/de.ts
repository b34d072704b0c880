import type { SearchLanguage } from "./search-language.ts";

export const de: SearchLanguage = {
  joining:
    "mit für fuer und oder ohne aus von vom im in zum zur am an auf der die das den dem ein eine einen einem größe groesse gegen etwas was".split(
      " ",
    ),
  purpose: { before: ["für", "fuer", "fürs", "zum", "zur"] },
  articleNumber:
    "artikelnummer artikelnr artikel art artnr nummer nr no bestellnummer bestellnr bestell best produktnummer produktnr produkt prod sku id p".split(
      " ",
    ),
  size: ["größe", "groesse", "gr", "grösse", "kleidergröße", "schuhgröße", "konfektionsgröße"],
  units: {
    g: {
      1: ["g", "gr", "gramm"],
      500: ["pfund", "pfd"],
      1000: ["kg", "kilo", "kilos", "kilogramm"],
    },
    ml: {
      1: ["ml", "milliliter"],
      10: ["cl", "zentiliter"],
      100: ["dl", "deziliter"],
      1000: ["l", "ltr", "liter"],
    },
    mm: { 1: ["mm", "millimeter"], 10: ["cm", "zentimeter"], 1000: ["m", "meter", "metern"] },
  },
  amounts: {
    0.25: ["viertel", "viertelkilo", "ein viertel"],
    0.5: ["halbes", "halber", "halben", "halbe", "ein halbes", "einen halben", "ein halber"],
    1: ["ein", "eine", "einen"],
    1.5: ["anderthalb", "eineinhalb"],
    2: ["zwei"],
  },
  price: {
    upTo: [
      "unter",
      "weniger als",
      "günstiger als",
      "billiger als",
      "nicht mehr als",
      "nicht teurer als",
      "höchstens",
      "maximal",
      "max.",
      "max",
    ],
    from: ["über", "ueber", "mehr als", "teurer als", "mindestens", "min.", "nicht unter"],
    upToWithCurrency: [
      "bis",
      "bis zu",
      "für",
      "um",
      "um die",
      "für bis zu",
      "für unter",
      "für höchstens",
      "für maximal",
    ],
    fromWithCurrency: ["ab", "von"],
    behindUpTo: ["maximal", "max", "höchstens", "und weniger", "oder weniger"],
    behindFrom: ["und mehr", "oder mehr", "aufwärts"],
    between: [
      ["zwischen", "und", ""],
      ["von", "bis", ""],
      ["", "bis", ""],
      ["", "-", ""],
    ],
    thousand: ["tausend", "tsd"],
  },
  gift: {
    words:
      "geschenk geschenke geschenken geschenks geschenkidee geschenkideen geschenksidee geschenksideen geschenktipp geschenktipps schenken schenke schenkt verschenken verschenke mitbringsel präsent präsente aufmerksamkeit überraschung gastgeschenk".split(
        " ",
      ),
    buying:
      "kaufen kaufe kauf mitbringen bringe bekommt wünscht wünschen überraschen idee ideen".split(
        " ",
      ),
    occasions:
      "weihnachten weihnacht weihnachts geburtstag geburtstags ostern oster nikolaus nikolaustag muttertag muttertags vatertag vatertags valentinstag valentinstags hochzeit hochzeits hochzeitstag jubiläum jubiläums einzug einzugs einweihung einweihungs umzug abschied abschieds geburt tauf taufe namenstag advent advents jahrestag jahrestags ruhestand pensionierung dank dankeschön wichtel wichteln julklapp silvester konfirmation kommunion prüfung abitur gast christkind".split(
        " ",
      ),
  },
  persons:
    "mutter mama mami mutti mütter vater papa papi vati väter eltern oma omi opa opi großmutter großvater großeltern bruder schwester geschwister onkel tante neffe nichte cousin cousine freund freunde freunden freundin freundinnen freundes partner partnerin mann ehemann männer männern frau ehefrau frauen kollege kollegin kollegen kolleginnen chef chefin nachbar nachbarin nachbarn lehrer lehrerin kind kinder kindern sohn tochter enkel enkelin enkelkind baby schwiegermutter schwiegervater schwiegereltern gastgeber gastgeberin jemand jemanden sie ihn ihm ihr ihnen mich mir liebling schatz".split(
      " ",
    ),
  asking:
    "wo wie wann was welche welcher welches warum wer wieso wohin woher ist sind bleibt bleiben kommt kommen kann könnte darf muss soll sollte ich man mein meine meinen meinem meiner meines dein deine deinen deinem unser unsere unseren unserem unserer euer eure finde finden gibt es bitte brauche suche möchte will habt ihr haben sie ihre ihr hat hier bei euch mir denn noch nicht schon jetzt zu zum für eine einen einem einer ein der die das den dem des im in am an auf von vom mit und oder lieb liebe lieben liebsten beste besten bester gute guten kleines kleine kleinen schöne schönes originelle originelles besondere besonderes".split(
      " ",
    ),
  bundles: ["set", "sets", "garnitur", "paar", "pack", "packung"],
  joints: ["", "s", "n", "en", "es", "er", "e"],
  places:
    "wohnzimmer schlafzimmer badezimmer kinderzimmer esszimmer arbeitszimmer gästezimmer küche küchen bad flur diele keller dachboden garten balkon terrasse terrassen büro auto camping reise urlaub strand picknick schule".split(
      " ",
    ),
};
