import { findPostgres } from "../../tools/scripts/programs.ts";

const { NIGHT, VENDURE } = process.env;
const hasPostgres = findPostgres() !== undefined;

/** Whether tests with a real Vendure run that take longer than its cases. */
export const isVendureNight = Boolean(NIGHT) && hasPostgres;

/** Whether its cases run: at night, and where VENDURE is set, as `.ci/run` does while they may have changed. */
export const isVendureDue = Boolean(NIGHT || VENDURE) && hasPostgres;
