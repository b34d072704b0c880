import { packBorder } from "../../tools/scripts/border-package.ts";
import { oneAtATime } from "./one-at-a-time.ts";

let packed: Promise<string> | undefined;

/** Packs @kontor/border once, and resolves to its tarball. From then on hosts of border/hosts can be imported, which need it. */
export const packedBorder = () => (packed ??= oneAtATime("border-package", packBorder));

/** Imports a host, or another module that imports @kontor/border as other teams do. */
export async function withPackage<T>(load: () => Promise<T>): Promise<T> {
  await packedBorder();
  return load();
}
