import { readFile, stat, truncate, writeFile } from "node:fs/promises";

/** Ways to damage a file, in the words of a title ("a stored index that … is built again"). */
export const damages: [state: string, damage: (file: string) => Promise<void>][] = [
  ["is cut off", async (file) => truncate(file, (await stat(file)).size - 100)],
  [
    "has a flipped byte",
    async (file) => {
      const bytes = await readFile(file);
      bytes[bytes.length >> 1]! ^= 255;
      await writeFile(file, bytes);
    },
  ],
];
