import { readRelease } from "../../server/release.ts";

/** The release of test shops. Prepared databases are filled by it, and so are those of built servers. */
export const testRelease = await readRelease();
