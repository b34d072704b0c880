import { readRelease } from "../../server/release.ts";

/** The release of test shops, with which prepared databases and those of built servers are filled. */
export const testRelease = await readRelease();
