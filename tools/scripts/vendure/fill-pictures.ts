import { orError, type AdminApi } from "./admin-api.ts";
import type { CoffeeCatalogue } from "./coffee-catalogue.ts";
import { chunksOf, inParallel } from "./in-parallel.ts";

/** Uploads the drawings; returns the ids of assets by the version of the picture. */
export async function fillPictures(
  api: AdminApi,
  { drawings }: CoffeeCatalogue,
): Promise<Map<string, string>> {
  const chunks = chunksOf([...drawings], 20);
  const created = await inParallel(chunks, 4, async (group) => {
    const { assets } = await api.upload<{ assets: { id: string }[] }>(
      `mutation ($input: [CreateAssetInput!]!) {
        assets: createAssets(input: $input) { ${orError("id", "Asset")} }
      }`,
      { input: group.map(() => ({ file: null })) },
      Object.fromEntries(
        group.map(([version, text], at) => [
          `input.${at}.file`,
          { name: `${version}.svg`, type: "image/svg+xml", text },
        ]),
      ),
    );
    return group.map(([version], at): [string, string] => [version, assets[at]!.id]);
  });
  return new Map(created.flat());
}
