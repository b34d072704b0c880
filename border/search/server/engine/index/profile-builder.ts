import { type SearchDocument, fields } from "./search-document.ts";
import { termNumber } from "./index-data.ts";
import { invert, postingLists, type PostingLists } from "./posting-lists.ts";
import type { WordNumbers } from "./word-numbers.ts";

/** Collects the words of documents besides their names: documents with the same words share a profile. */
export class ProfileBuilder {
  private readonly numbers: WordNumbers;
  private readonly profileOf: number[] = [];
  private readonly numberOfProfile = new Map<string, number>();
  /** For each profile the words of each field. */
  private readonly words: number[][][] = [];
  private readonly kinds: number[][] = [];
  private readonly numberOfKind = new Map<string, number>();

  constructor(numbers: WordNumbers) {
    this.numbers = numbers;
  }

  add({ fields: texts = {}, kinds = [], categories }: SearchDocument): void {
    const byField = fields.map((field) => [
      ...(texts[field] ?? []),
      ...(field === "attribute" ? categories : []),
    ]);
    const key = [...byField, kinds].map((list) => list.join("\n")).join("\n\n");
    let number = this.numberOfProfile.get(key);
    if (number === undefined) {
      number = this.words.length;
      this.numberOfProfile.set(key, number);
      this.words.push(
        byField.map((list) => [...new Set(list.flatMap((text) => this.numbers.of(text)))]),
      );
      this.kinds.push(kinds.map((kind) => this.kindOf(kind)));
    }
    this.profileOf.push(number);
  }

  finish(renumbered: Uint32Array, wordCount: number) {
    const profiles = Uint32Array.from(this.profileOf);
    const count = profiles.length;
    const ofDocument: PostingLists = {
      starts: Uint32Array.from({ length: count + 1 }, (_, at) => at),
      entries: profiles,
    };
    const terms = this.words.map((byField) =>
      byField.flatMap((words, field) =>
        words.map((word) => termNumber(field, renumbered[word]!, wordCount)),
      ),
    );
    const kindsOfProfile = postingLists(this.kinds);
    return {
      profiles,
      byProfile: invert(ofDocument, this.words.length),
      byTerm: invert(postingLists(terms), fields.length * wordCount),
      kindsOfProfile,
      byKind: invert(kindsOfProfile, this.numberOfKind.size),
    };
  }

  private kindOf(kind: string): number {
    const number = this.numberOfKind.get(kind) ?? this.numberOfKind.size;
    this.numberOfKind.set(kind, number);
    return number;
  }
}
