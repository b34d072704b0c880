export { jumps } from "../de/jumps.ts";
