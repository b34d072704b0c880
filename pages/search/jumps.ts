import type { Jumps } from "../../features/search/search-contract.ts";
import { fold } from "../../shared/fold.ts";

/** The address to which a searched text leads straight, if it does: the whole text counts, not case, accents or spaces. */
export function jumpTo(text: string, jumps: Jumps): string | undefined {
  const wanted = plain(text);
  return Object.entries(jumps).find(([, words]) =>
    words.some((word) => plain(word) === wanted),
  )?.[0];
}

const plain = (text: string) => fold(text).replace(/’/g, "'").replace(/\s+/g, " ").trim();
