import type { ShopLanguage } from "../../../shop/sites/site-codes.ts";
import { seededRandom, type Random } from "./random.ts";

/** Sounds of a language's made-up names: how a syllable begins, its vowel, how it may end. */
const sounds: Record<ShopLanguage, { begins: string; vowels: string; ends: string }> = {
  de: {
    begins: "b d f g h k l m n p r s t w z br fl gr kl kr pl sch schw st tr",
    vowels: "a e i o u au ei ä ö ü",
    ends: "n r l s t ck nd",
  },
  fr: {
    begins: "b c d f g j l m n p r s t v br ch cl fl fr gr pr",
    vowels: "a e i o u ou ai é è ê ô",
    ends: "n r l t s",
  },
  pl: {
    begins: "b c d g k l ł m n p r s t w z cz sz rz prz ś ż",
    vowels: "a e i o u y ó ą ę",
    ends: "n k w ł j r ś ć",
  },
  cs: {
    begins: "b c d h j k l m n p r s t v z č ř š ž",
    vowels: "a e i o u y á é í ů ě",
    ends: "n k l r v t",
  },
  hu: {
    begins: "b d f g h k l m n p r s t v z gy sz cs ny",
    vowels: "a e i o u á é ó ö ő ü ű",
    ends: "n k l r s t g",
  },
  sk: {
    begins: "b c d h j k l m n p r s t v z č š ž ľ",
    vowels: "a e i o u y á é í ô ä",
    ends: "n k l r v ť",
  },
  tr: {
    begins: "b c ç d g h k l m n p r s ş t y z",
    vowels: "a e ı i o ö u ü",
    ends: "n k l r m ş",
  },
};

/** Heaps' law for the number of distinct words among n: some 28,000 of 100,000, 140,000 of 1,000,000. */
const heaps = { factor: 9, exponent: 0.7 };

/**
 * Yields a name of a series or a brand for each product, because the vocabulary of a real shop grows with its catalogue. The
 * share of new names follows Heaps' law; otherwise repeats the name of a random earlier product, so that frequencies follow a
 * power law.
 */
export function* seriesNames(language: ShopLanguage, count: number): Generator<string, void> {
  const random = seededRandom(count);
  const inventName = inventor(language, random);
  const names: string[] = [];
  for (let position = 1; position <= count; position++) {
    const growth = heaps.factor * heaps.exponent * position ** (heaps.exponent - 1);
    const name = random.chance(growth) ? inventName() : random.pick(names);
    names.push(name);
    yield name;
  }
}

/** Returns a generator of names of two to four syllables, never the same twice. */
function inventor(language: ShopLanguage, random: Random): () => string {
  const { begins, vowels, ends } = sounds[language];
  const [heads, middles, tails] = [begins, vowels, ends].map((list) => list.split(" "));
  const lengths = [2, 3, 3, 3, 4];
  const known = new Set<string>();
  return () => {
    for (;;) {
      let name = "";
      for (let left = random.pick(lengths); left > 0; left--)
        name +=
          random.pick(heads!) +
          random.pick(middles!) +
          (random.chance(0.3) ? random.pick(tails!) : "");
      if (known.has(name)) continue;
      known.add(name);
      return name[0]!.toLocaleUpperCase(language) + name.slice(1);
    }
  };
}
