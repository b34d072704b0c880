import { borderProxy } from "@kontor/border/next/proxy";

export const proxy = borderProxy({
  shop: process.env.SHOP ?? "http://127.0.0.1:3000",
  pages: ["/static.html", "/hourly.html"],
});
