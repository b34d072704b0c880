import { jsonText } from "../shared/json-text.ts";

/** Returns data as the content of a script element: no text in it can end the element. */
export const scriptJson = (data: object): string => jsonText(data).replaceAll("<", "\\u003c");
