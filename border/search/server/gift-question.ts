import { fold } from "../../../platform/shared/texts/fold.ts";
import {
  wordSets,
  isIdleWord,
  isJoiningWord,
  inKnownLanguages,
  searchLanguages,
  type KnownLanguage,
} from "./language/languages.ts";
import { tokens } from "./engine/words/tokens.ts";

const giftWords = wordSets(({ gift }) => gift.words);
const giftEndings = inKnownLanguages((language) => [...giftWords[language]]);
const buyingWords = wordSets(({ gift }) => gift.buying);
const occasions = wordSets(({ gift }) => gift.occasions);

/**
 * Returns two searches for a text that asks for a gift: the gift with the rest of the text, and only the gift. "Was schenke ich
 * meinem Opa" asks for "geschenk". Undefined for other texts, and for the word itself.
 */
export function giftTexts(text: string, language: KnownLanguage): string[] | undefined {
  const words = tokens(text, language);
  const isGift = (word: string) => giftWords[language].has(word) || isOccasionGift(word, language);
  const isOccasion = (word: string) => occasions[language].has(word);
  const namesGift = words.some(isGift);
  const asks = words.some((word) => buyingWords[language].has(word)) && words.some(isOccasion);
  if (!namesGift && !asks) return undefined;
  const gift = fold(searchLanguages[language].gift.words[0]!);
  const means = (word: string) =>
    !isOccasion(word) &&
    !buyingWords[language].has(word) &&
    !isIdleWord(word, language) &&
    !isJoiningWord(word, language);
  const left = words.flatMap((word) => (isGift(word) ? [gift] : means(word) ? [word] : []));
  const asked = [...new Set(namesGift ? left : [gift, ...left])];
  const texts = [...new Set([asked.join(" "), gift])];
  return texts[0] === words.join(" ") ? undefined : texts;
}

/** Whether a compound is a gift for an occasion: "weihnachtsgeschenke". */
function isOccasionGift(word: string, language: KnownLanguage): boolean {
  const gift = giftEndings[language].find((end) => word.endsWith(end));
  return gift !== undefined && occasions[language].has(word.slice(0, -gift.length));
}
