import { connectBorder } from "@kontor/border";

/** The border of all pages. `next build` reads the address, too. */
export const border = connectBorder({ shop: process.env.SHOP ?? "http://127.0.0.1:3000" });
