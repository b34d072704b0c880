import { connectBorder } from "@kontor/border";

export const border = connectBorder({ shop: process.env.SHOP ?? "http://127.0.0.1:3000" });
