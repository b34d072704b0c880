import { borderProxy } from "@kontor/border/next/proxy";
import { pages } from "./pages.ts";

/** Passes on every request that the border makes or leads to to the shop; the others are the application's own. */
export const proxy = borderProxy({ shop: process.env.SHOP ?? "http://127.0.0.1:3000", pages });
