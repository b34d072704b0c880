import { join } from "node:path";
import type { NextConfig } from "next";

/** `next build border/hosts/next-static` while the shop at `SHOP` answers, then `next start border/hosts/next-static` */
const config: NextConfig = {
  distDir: "../../../dist/hosts/next-static",
  turbopack: { root: join(import.meta.dirname, "../../..") },
  typescript: { ignoreBuildErrors: true },
  skipTrailingSlashRedirect: true,
  // Seconds after which Next serves no page before it has rendered it again.
  expireTime: 660,
};

export default config;
