import { brand } from "../../brand.ts";

/** Returns the title of a page: what it is about, then the shop. */
export const pageTitle = (subject: string) => `${subject} – ${brand.name}`;
