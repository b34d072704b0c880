import { builtServer } from "../support/built-server.ts";
import { copyOf, filledFolder } from "../support/filled-folder.ts";

/** Returns a shop with settings and a database of its own, which is already filled. */
export const anotherShop = async () =>
  builtServer({ database: await copyOf(await filledFolder()) });
