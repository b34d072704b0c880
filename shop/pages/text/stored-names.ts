import { necessaryNames } from "../../../border/client/necessary-names.ts";
import { optionalNames } from "../../../border/client/optional-names.ts";
import * as own from "../../sites/all-stored-names.ts";

/**
 * Everything that the shop stores in visitors' browsers, except staff's own entries: the table of the privacy page, which a test
 * compares with browsers.
 */
export const storedNames = [...necessaryNames, ...Object.values(own).flat(), ...optionalNames];
