import type { Language } from "../../../../shared/site.ts";
import { fold } from "../../../../shared/fold.ts";
import type { SearchDocument } from "./index-builder.ts";
import { fewestNames, productType } from "./product-type.ts";

/** A term to suggest although no shopper has searched for it yet. */
export interface CommonTerm {
  term: string;
  weight: number;
}

const shortest = 3;
const mostTerms = 5_000;
/** Limits the memory: in a large catalogue every product may have a type of its own. */
const mostCounted = 200_000;
/** For each of its products, a category name weighs as much as this number of product names. */
const categoryWeight = 100;

/** Collects terms for a shop without searches yet: names of categories, and the types that names of products say. */
export class TermCounter {
  private readonly counts = new Map<string, CommonTerm>();
  private readonly language: Language;

  constructor(language: Language) {
    this.language = language;
  }

  add({ name, categories }: SearchDocument): void {
    for (const category of categories) this.count(category, categoryWeight);
    const type = productType(name, this.language);
    if (type && type.length >= shortest) this.count(type);
  }

  /** The most common terms, best first. */
  finish(): CommonTerm[] {
    const fewest = fewestNames(this.language);
    return [...this.counts.values()]
      .filter(({ weight }) => weight >= fewest)
      .sort((a, b) => b.weight - a.weight)
      .slice(0, mostTerms);
  }

  private count(term: string, weight = 1) {
    const key = fold(term);
    const known = this.counts.get(key);
    if (known) known.weight += weight;
    else if (this.counts.size < mostCounted) this.counts.set(key, { term, weight });
  }
}
