import type { Slice } from "../../../http/slice.ts";
import { logoRoute } from "./logo-route.ts";

/** The logos of the footer. */
export const footerSlice = { routes: logoRoute } satisfies Slice;
