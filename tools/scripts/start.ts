import { build } from "./build.ts";

/** `npm start`: builds the sources if they have changed, and opens the shops in this process. */
await build();
process.env.NODE_ENV = "production";
const server = "../../dist/server/main.js";
await import(server);
