import { fold } from "../../../platform/shared/texts/fold.ts";
import { purposeText } from "./engine/query/purpose.ts";
import { tokens } from "./engine/words/tokens.ts";
import { wordSets, type KnownLanguage, searchLanguages } from "./language/languages.ts";

const places = wordSets(({ places: known, gift }) => [...known, ...gift.occasions]);

const bundles = wordSets(({ bundles: known = [] }) => known);

/** Whether a folded word is a room, a place or an occasion: compounds begin with it though no product names it. */
export const isPlace = (word: string, language: KnownLanguage): boolean =>
  places[language].has(word);

/** The words that compounds are made of; all are folded. */
export interface CompoundWords {
  isKnown(word: string): boolean;
  /** Whether known words begin with a text. */
  isBeginning(text: string): boolean;
  /** Whether a word says what a product is: it can be the last part. */
  isHead(word: string): boolean;
  /** Returns the known word from which this one differs by one likely typo. */
  near(word: string): string | undefined;
}

/** A text with one of its words split. */
export interface CompoundReading {
  text: string;
  /** The typed word and the one that was meant, when a typo was assumed. */
  correction?: [typed: string, meant: string];
}

const shortestCompound = 8;
const shortestPart = 3;
/** Shorter parts resemble too many words. */
const shortestWithTypo = 5;
const shortestBesideTypo = 4;
/** First parts of other compounds that are no words themselves: "merino". */
const shortestBeginning = 5;

/**
 * Yields readings of compounds that no text has, the most likely first. The last part says what a thing is, the others what it is
 * for: "Herrenhausschuhe" are "hausschuhe für herren", "Geschirrhandtücher" are "geschirrtücher".
 */
export function* compoundReadings(
  text: string,
  language: KnownLanguage,
  known: CompoundWords,
): Generator<CompoundReading, void> {
  const { joints } = searchLanguages[language];
  if (!joints) return;
  const words = tokens(text, language);
  for (const [at, word] of words.entries()) {
    if (word.length < shortestCompound || /\d/.test(word) || known.isKnown(word)) continue;
    const others = words.toSpliced(at, 1);
    const asThing = (thing: string, purpose?: string) => {
      const all = others.toSpliced(at, 0, thing).join(" ");
      return purpose === undefined ? all : purposeText(all, purpose, language);
    };
    for (const whole of withoutMiddle(word, known)) yield { text: asThing(whole) };
    const isFirst = (part: string) =>
      known.isKnown(part) || (part.length >= shortestBeginning && known.isBeginning(part));
    for (const { first, head } of splits(word, joints, isFirst))
      if (bundles[language].has(head))
        yield* [`${first} ${head}`, first].map((thing) => ({ text: asThing(thing) }));
    for (const { first, head } of splits(word, joints, isFirst))
      if (known.isHead(head)) yield { text: asThing(head, first) };
    for (const { first, joint, head } of splits(word, joints, known.isKnown)) {
      if (first.length < shortestBesideTypo || head.length < shortestWithTypo) continue;
      const meant = known.near(head);
      if (meant && known.isHead(meant))
        yield { text: asThing(meant, first), correction: [word, first + joint + meant] };
    }
    const near = (part: string) =>
      part.length >= shortestWithTypo && known.near(part) !== undefined;
    for (const { first, joint, head } of splits(word, joints, near)) {
      if (head.length < shortestBesideTypo || !known.isHead(head)) continue;
      const meant = known.near(first)!;
      yield { text: asThing(head, meant), correction: [word, meant + joint + head] };
    }
  }
}

/** Yields the compound of the first and the last part of three: "geschirrtücher" for "geschirrhandtücher". */
function* withoutMiddle(word: string, { isKnown, isHead }: CompoundWords): Generator<string, void> {
  const last = word.length - shortestPart;
  for (let end = shortestPart; end <= last - shortestPart; end++)
    for (let from = end + shortestPart; from <= last; from++) {
      const whole = word.slice(0, end) + word.slice(from);
      if (whole.length >= shortestCompound && isHead(whole) && isKnown(word.slice(end, from)))
        yield whole;
    }
}

/** Yields the splits of a word in two, the longest last part first. */
function* splits(word: string, joints: string[], isPart: (word: string) => boolean) {
  for (let end = shortestPart; end <= word.length - shortestPart; end++) {
    const before = word.slice(0, end);
    const joint = joints
      .map(fold)
      .find(
        (letters) =>
          before.endsWith(letters) &&
          end - letters.length >= shortestPart &&
          isPart(before.slice(0, end - letters.length)),
      );
    if (joint !== undefined)
      yield { first: before.slice(0, end - joint.length), joint, head: word.slice(end) };
  }
}
