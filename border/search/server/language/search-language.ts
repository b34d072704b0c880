/** Units in which amounts are compared: grams, millilitres, millimetres. */
export type BaseUnit = "g" | "ml" | "mm";

/** A range of prices as shoppers say it: words before or behind the amount, several words in one text. */
export interface PriceWords {
  /** Always mean a price: "less than 20". */
  upTo: string[];
  from: string[];
  /** Mean a price only beside a currency: "to 20". */
  upToWithCurrency: string[];
  fromWithCurrency: string[];
  /** Words behind the amount. */
  behindUpTo: string[];
  behindFrom: string[];
  /** Before, between and behind two amounts; an empty text where nothing is said. */
  between: [before: string, middle: string, behind: string][];
  /** Stands between thousands, besides a point, an apostrophe and a space. */
  thousandsMark?: ",";
  /** Words that multiply an amount by a thousand. */
  thousand: string[];
}

/**
 * Words of a language that mean something to the search besides those of its products. Words are written as in a dictionary, with accents, and count in any
 * spelling without them.
 */
export interface SearchLanguage {
  /** Prepositions, conjunctions and articles; and words that are not the name of any product: "size", "something". */
  joining: string[];
  /** Words between a thing and its purpose, which follows them ("coffee for filters") or comes before ("filtre için kahve"). */
  purpose: { before?: string[]; behind?: string[]; endings?: string[] };
  /** Labels of an article number. */
  articleNumber: string[];
  /** Words beside a size. */
  size: string[];
  /** Names of units, by how many base units one is: `kilo` is 1000 g. */
  units: Record<BaseUnit, Record<number, string[]>>;
  /** Amounts said as words: `halbes` is 0.5. */
  amounts: Record<number, string[]>;
  price: PriceWords;
  gift: {
    /** Words for a gift; the first is what is searched for. */
    words: string[];
    /** Words of a question for a gift that do not name one: "what do I buy". They count beside an occasion. */
    buying: string[];
    occasions: string[];
  };
  /** People. They are no product, and no misspelled one. */
  persons: string[];
  /** Words of questions and wishes that mean nothing for the search. */
  asking: string[];
  /** Letters that link the words of a compound; left out where words are not written together. */
  joints?: string[];
  /** Last parts of compounds that say how many: a "tassenset" is tassen. */
  bundles?: string[];
  /** Rooms and places, which say where a thing is used though no product names them. */
  places: string[];
}
