import { packedBorder } from "../../tools/hosts/packed-border.ts";

/** Imports a host, or another module that imports @kontor/border as other teams do. */
export async function withPackage<T>(load: () => Promise<T>): Promise<T> {
  await packedBorder();
  return load();
}
