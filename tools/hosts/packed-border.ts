import { packBorder } from "./border-package.ts";
import { oneAtATime } from "./one-at-a-time.ts";

let packed: Promise<string> | undefined;

/** Packs @kontor/border once, and resolves to its tarball. */
export const packedBorder = () => (packed ??= oneAtATime("border-package", packBorder));
