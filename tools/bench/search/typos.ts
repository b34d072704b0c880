import { fold } from "../../../platform/shared/texts/fold.ts";
import type { Random } from "./random.ts";

const keyboard = ["qwertzuiop", "asdfghjkl", "yxcvbnm"];

/**
 * Returns the word with one typo, at each letter with the same probability: the neighbouring key, a letter omitted, repeated, or
 * swapped with the next.
 */
export function withTypo(word: string, random: Random): string {
  const at = random.below(word.length);
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)];
  return random.pick([
    () => before + keyBeside(letter, random) + after,
    () => before + after,
    () => before + letter + letter + after,
    () => before + after.slice(0, 1) + letter + after.slice(1),
  ])();
}

function keyBeside(letter: string, random: Random): string {
  const plain = fold(letter)[0]!;
  const row = keyboard.find((keys) => keys.includes(plain))!;
  const at = row.indexOf(plain);
  return random.pick([row[at - 1], row[at + 1]].filter((key) => key !== undefined));
}
