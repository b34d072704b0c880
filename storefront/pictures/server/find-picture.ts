import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { isPictureFile, pictureVersion } from "../../../platform/content/picture-files.ts";
import { isHero } from "../pictures-contract.ts";
import { fetchPicture, isPictureAddress } from "./fetch-picture.ts";
import type { FindPicture } from "./picture-studio.ts";

/** The picture for what the commerce system has no picture of. */
export const emptyFrame = { id: "no-picture", version: "1" };

/** Stands for a product that has no picture: an empty frame, on light and on dark ground. */
const missingPicture =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="800" height="800">
  <rect width="100" height="100" fill="#8888881f"/>
  <path d="M34 62l11-13 8 9 6-6 9 10zM30 34h40v32H30z" fill="none" stroke="#8888888f" stroke-width="2"/>
</svg>`);

/** Finds the pictures that the catalogue knows: files in the folder `pictures` of a shop's content, or of the commerce system. */
export const findPictureIn =
  (catalogue: Pick<Catalogue, "pictureSource">, contentFolder: string): FindPicture =>
  async (id) => {
    if (id === emptyFrame.id)
      return { version: emptyFrame.version, isSquare: true, original: async () => missingPicture };
    const found = await catalogue.pictureSource(id);
    if (!found) return undefined;
    const { version, source } = found;
    return {
      version,
      isSquare: !isHero(id),
      async original() {
        if (isPictureAddress(source)) return fetchPicture(source);
        if (!isPictureFile(source)) return missingPicture;
        const bytes = await readFile(join(contentFolder, "pictures", source.file)).catch(
          () => null,
        );
        // While a release is rolled out, a process has the files of the other one.
        return bytes && pictureVersion(bytes) === version ? bytes : undefined;
      },
    };
  };
