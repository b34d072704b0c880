import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** A bare page, to compare with: `next build tools/bench/next-page`. */
export default { distDir: "../../../dist/bench/next-page", turbopack: { root } };
