import { beforeAll, beforeEach, expect } from "vitest";
import { parse } from "yaml";
import type { VocabularyContent } from "../../engines/own/content/content-schema.ts";
import { readCatalogue } from "../../engines/own/content/read-catalogue.ts";
import { shopPictures } from "./shop-pictures.ts";
import { ContentError } from "../../platform/shared/content/content-file.ts";
import { filesOf, shopFiles } from "./content-files.ts";
import { withoutMistakes } from "./without-mistakes.ts";
import { shopSites } from "../../shop/sites/site-set.ts";

/** The files of a small catalogue, derived from the shop's: one product, its categories, types and vocabulary. */
export let files: Record<string, unknown>;

/** Resets the catalogue before each test of the calling file. */
export function useSmallCatalogue() {
  let original: typeof files;
  beforeAll(async () => {
    const own = await shopFiles("catalogue");
    const shopFile = (name: string): unknown => parse(own.get(name)!);
    const [product] = shopFile("coffee.yaml") as [{ attributes: object }];
    const categories = shopFile("categories.yaml") as Entry[];
    const types = shopFile("types.yaml") as Entry[];
    const vocabulary = shopFile("attributes.yaml") as VocabularyContent;
    const attributes = Object.fromEntries(
      Object.keys(product.attributes).map((key) => [key, vocabulary.attributes[key]]),
    );
    original = {
      "attributes.yaml": { ...vocabulary, attributes },
      "categories.yaml": categories.slice(0, 3),
      "coffee.yaml": [product],
      "types.yaml": types.slice(0, 3),
    };
  });
  beforeEach(() => {
    files = structuredClone(original);
  });
}

// An editor's file may contain anything.
export type Entry = Record<string, object>;

export const read = () =>
  withoutMistakes(async (mistakes) =>
    readCatalogue(filesOf(files), await shopPictures(), shopSites, mistakes),
  );

/** Returns the message for an editor about a mistake in one of the files. */
export async function complaint(name: string, report: (entries: Entry[]) => void): Promise<string> {
  report(files[name] as Entry[]);
  return refusal();
}
export async function refusal(): Promise<string> {
  const error = await read().then(
    () => new Error("nothing was refused"),
    (reason: Error) => reason,
  );
  expect(error).toBeInstanceOf(ContentError);
  expect(error.message).not.toContain("\n    at ");
  return error.message;
}
