import { findPostgres } from "../../tools/scripts/programs.ts";

const { NIGHT, VENDURE } = process.env;

/** Whether tests with a real Vendure run: at night, and where VENDURE is set, as it is after changes of what they test. */
export const isVendureDue = Boolean(NIGHT || VENDURE) && findPostgres() !== undefined;
