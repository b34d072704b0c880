import { build } from "./build.ts";
import { openMarks, openMarksLines } from "./new-site/marks.ts";

/**
 * `npm start`: builds the sources if they have changed, opens the shops in this process, and says what a person has yet to check of sites
 * that were added.
 */
await build();
const marks = openMarks();
process.env.NODE_ENV = "production";
const server = "../../dist/server/main.js";
await import(server);
for (const line of openMarksLines(await marks)) console.warn(line);
