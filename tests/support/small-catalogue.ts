import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { parse, stringify } from "yaml";
import type { VocabularyContent } from "../../shop/catalogue/server/content-schema.ts";
import { readContent } from "../../shop/catalogue/server/read-content.ts";
import { pictureNames } from "../../shop/pictures/draw/draw.ts";
import { ContentError } from "../../platform/shared/content-file.ts";
import { withoutMistakes } from "./without-mistakes.ts";

/** A small catalogue in its own folder, derived from the shop's: one product, its categories, types and vocabulary. */
export let folder: string;
export let files: Record<string, unknown>;

/** Writes the catalogue before each test of the calling file. */
export function useSmallCatalogue() {
  beforeAll(async () => {
    const [product] = (await shopFile("coffee.yaml")) as [{ attributes: object }];
    const categories = (await shopFile("categories.yaml")) as Entry[];
    const types = (await shopFile("types.yaml")) as Entry[];
    const vocabulary = (await shopFile("attributes.yaml")) as VocabularyContent;
    const attributes = Object.fromEntries(
      Object.keys(product.attributes).map((key) => [key, vocabulary.attributes[key]]),
    );
    files = {
      "attributes.yaml": { ...vocabulary, attributes },
      "categories.yaml": categories.slice(0, 3),
      "coffee.yaml": [product],
      "types.yaml": types.slice(0, 3),
    };
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "kontor-content-"));
    for (const [name, value] of Object.entries(files)) await write(name, value);
  });
  afterEach(() => rm(folder, { recursive: true }));
}

// An editor's file may contain anything.
export type Entry = Record<string, object>;

const shopFile = async (name: string): Promise<unknown> =>
  parse(await readFile(join("shop/content", "catalogue", name), "utf8"));
export const write = (name: string, value: unknown) =>
  writeFile(join(folder, name), typeof value === "string" ? value : stringify(value));

export const read = () =>
  withoutMistakes((mistakes) => readContent(folder, pictureNames, mistakes));

/** Returns the message for an editor about a mistake in one of the files. */
export async function complaint(
  name: string,
  mistake: (entries: Entry[]) => void,
): Promise<string> {
  const entries = parse(await readFile(join(folder, name), "utf8")) as Entry[];
  mistake(entries);
  await write(name, entries);
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
