import { connectPodium } from "@kontor/border/podium";
import Layout from "@podium/layout";
import express from "express";
import { answersOf } from "./answers.ts";
import type { Example } from "./example.ts";

export const examples = {
  /** Registers header and footer in a Podium layout, which places their styles and scripts in the page. */
  async connectPodium({ shop }) {
    const layout = new Layout({ name: "host", pathname: "/" });
    const border = connectPodium(layout, { shop: shop.origin });
    const app = express();
    app.get("/page", layout.middleware(), async (request, response) => {
      const incoming = response.locals.podium;
      const { header, footer, podlets } = await border.get(request, incoming);
      incoming.podlets = podlets;
      const styles = podlets.flatMap(({ css }) => css).length;
      response.podiumSend(`${header}<h1>${podlets.length} podlets, ${styles} sheets</h1>${footer}`);
    });
    return answersOf(app, "/page");
  },
} satisfies Record<string, Example>;
