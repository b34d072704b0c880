import type { SearchLanguage } from "./search-language.ts";

export const en: SearchLanguage = {
  joining:
    "with for without and or of from by in on at to into onto the a an as size against some any something anything".split(
      " ",
    ),
  purpose: { before: ["for"] },
  articleNumber:
    "article art item product prod code number no nr num reference ref order catalogue catalog cat stock part sku id p".split(
      " ",
    ),
  size: ["size", "sizes", "sized"],
  units: {
    g: {
      1: ["g", "gr", "gram", "grams", "gramme", "grammes"],
      28.35: ["oz", "ounce", "ounces"],
      453.6: ["lb", "lbs", "pound", "pounds"],
      1000: ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms", "kilogramme", "kilogrammes"],
    },
    ml: {
      1: ["ml", "millilitre", "millilitres", "milliliter", "milliliters"],
      10: ["cl", "centilitre", "centilitres"],
      568: ["pint", "pints"],
      1000: ["l", "ltr", "litre", "litres", "liter", "liters"],
    },
    mm: {
      1: ["mm", "millimetre", "millimetres", "millimeter", "millimeters"],
      10: ["cm", "centimetre", "centimetres", "centimeter", "centimeters"],
      25.4: ["inch", "inches"],
      1000: ["m", "metre", "metres", "meter", "meters"],
    },
  },
  // Without "a" and "an": "a m" would be the word "am".
  amounts: {
    0.25: ["quarter", "a quarter", "quarter of a", "a quarter of a"],
    0.5: ["half", "half a", "half an", "a half"],
    0.75: ["three quarters of a"],
    1: ["one"],
    1.5: ["one and a half"],
    2: ["two"],
  },
  price: {
    upTo: [
      "under",
      "below",
      "less than",
      "cheaper than",
      "no more than",
      "not more than",
      "at most",
      "maximum of",
      "maximum",
      "max.",
      "max",
    ],
    from: [
      "over",
      "above",
      "more than",
      "no less than",
      "not under",
      "at least",
      "minimum of",
      "minimum",
      "min.",
      "min",
    ],
    upToWithCurrency: [
      "up to",
      "to",
      "for",
      "around",
      "about",
      "for around",
      "for about",
      "for up to",
      "for under",
      "for less than",
      "for a maximum of",
    ],
    fromWithCurrency: ["from", "starting at", "starting from"],
    behindUpTo: ["maximum", "max", "at most", "or less", "or under", "and under"],
    behindFrom: ["minimum", "or more", "or over", "and above", "and upwards", "upwards"],
    between: [
      ["between", "and", ""],
      ["from", "to", ""],
      ["", "to", ""],
      ["", "-", ""],
    ],
    thousandsMark: ",",
    thousand: ["thousand", "grand", "k"],
  },
  gift: {
    words: "gift gifts gifting present presents give giving giftidea giftideas souvenir".split(" "),
    buying: "buy buying get getting bring choose choosing pick surprise idea ideas".split(" "),
    occasions:
      "christmas xmas birthday birthdays easter mother mothers father fathers day valentine valentines wedding weddings anniversary engagement christening baptism communion confirmation graduation retirement leaving farewell housewarming warming newborn diwali eid hanukkah halloween advent santa thank thanks".split(
        " ",
      ),
  },
  persons:
    "mother mothers mum mums mummy mam mom mama father fathers dad dads daddy papa parent parents grandma gran granny nan nana nanny grandmother grandad granddad grandpa grandfather grandparents brother sister sibling siblings uncle aunt auntie aunty nephew niece cousin friend friends girlfriend boyfriend partner husband wife fiancé fiancée man men mens woman women womens lady ladies gentleman gentlemen him her he she them they someone somebody everyone colleague colleagues coworker boss neighbour neighbours neighbor teacher teachers child children childrens kid kids boy boys girl girls son daughter baby babies toddler toddlers grandson granddaughter grandchild grandchildren godmother godfather godson goddaughter host hostess inlaws darling sweetheart".split(
      " ",
    ),
  asking:
    "where how when what which why who is are was were be been do does did could may might must shall should would will i im am you we us it its there this these those that my mine our your their his have has had got find finding show need needs want wants wanted like looking look search searching shopping buy order please me not don doesn t yet already now here much many best better good great nice lovely pretty small little special unusual favourite dear the a an for in on at of with and or to by from some any".split(
      " ",
    ),
  places:
    "living bedroom bathroom kitchen dining study room hall hallway cellar loft attic garden balcony patio terrace office desk car camping travel holiday holidays beach picnic school home".split(
      " ",
    ),
};
