import { availableParallelism, cpus } from "node:os";
import { benchFragments, benchRendering } from "./fragments.ts";
import { benchInteractions } from "./interactions.ts";
import { hasWrk, startBare, startShop } from "./measure.ts";
import { benchPages } from "./pages.ts";
import { readRealContent } from "./real-content.ts";
import { benchEndpoint, benchKeystrokes } from "./suggestions.ts";

/** `npm run bench`: every figure of the README, measured on this machine. Trust the ratios, not the times. */
process.env.NODE_ENV = "production";
const client = (await hasWrk()) ? "wrk" : "autocannon";
console.log(
  `${cpus()[0]?.model ?? "unknown processor"}, ${availableParallelism()} cores, Node ${process.version}, load from ${client}`,
);
const content = await readRealContent();
const shop = await startShop();
const bare = await startBare();
try {
  await benchFragments(shop, bare);
  await benchEndpoint(shop, bare, content);
  await benchPages(shop);
  await benchInteractions(shop);
} finally {
  await Promise.all([shop.stop(), bare.stop()]);
}
await benchRendering(content);
await benchKeystrokes(content);
