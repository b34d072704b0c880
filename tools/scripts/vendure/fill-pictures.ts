import { readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { orError, type AdminApi, type Upload } from "./admin-api.ts";
import { coffeeContent, type CoffeeCatalogue } from "./coffee-catalogue.ts";
import { chunksOf, inParallel } from "./in-parallel.ts";

/** Uploads the pictures; returns the ids of assets by the version of the picture. */
export async function fillPictures(
  api: AdminApi,
  { pictureFiles }: CoffeeCatalogue,
): Promise<Map<string, string>> {
  const files = new Map(
    Array.from(pictureFiles.values(), ({ version, source }) => [version, source.file]),
  );
  const created = await inParallel(chunksOf([...files], 20), 4, async (group) => {
    const uploads = await Promise.all(group.map(([, file]) => uploadOf(file)));
    const { assets } = await api.upload<{ assets: { id: string }[] }>(
      `mutation ($input: [CreateAssetInput!]!) {
        assets: createAssets(input: $input) { ${orError("id", "Asset")} }
      }`,
      { input: group.map(() => ({ file: null })) },
      Object.fromEntries(uploads.map((upload, at) => [`input.${at}.file`, upload])),
    );
    return group.map(([version], at): [string, string] => [version, assets[at]!.id]);
  });
  return new Map(created.flat());
}

const types: Record<string, string> = { ".svg": "image/svg+xml", ".jpg": "image/jpeg" };

const uploadOf = async (file: string): Promise<Upload> => {
  const ending = extname(file);
  return {
    name: basename(file),
    type: types[ending] ?? `image/${ending.slice(1)}`,
    content: await readFile(join(coffeeContent, "pictures", file)),
  };
};
