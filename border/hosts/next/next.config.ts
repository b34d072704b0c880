import { join } from "node:path";
import type { NextConfig } from "next";

/** `next build border/hosts/next`, then `SHOP=http://127.0.0.1:3000 next start border/hosts/next` */
const config: NextConfig = {
  // As create-next-app writes them.
  cacheComponents: true,
  partialPrefetching: true,
  distDir: "../../../dist/hosts/next",
  // The border's files lie beside this folder.
  turbopack: { root: join(import.meta.dirname, "../../..") },
  // `tsc -b` checks the types of the whole project.
  typescript: { ignoreBuildErrors: true },
  // The shop's addresses come as they are.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
};

export default config;
