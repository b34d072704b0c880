import { randomUUID } from "node:crypto";
import { connectBorder } from "@kontor/border";
import express, { type Request, type Response } from "express";
import { createCarts, type CartAnswer } from "./carts.ts";
import { products } from "./catalogue.ts";
import { suggestionsFor } from "./search.ts";

/**
 * A shop of its own behind the border, with its own cart and its own search:
 * `SHOP=http://127.0.0.1:3000 node border/hosts/own-cart/server.ts`
 */

const cartPath = "/service/cart/api/cart";
const cartPagePath = "/service/cartfrontend/cart";
const search = "/service/searchfrontend/api";

export function createHost(shop: string) {
  const app = express();
  const border = connectBorder({ shop });
  const carts = createCarts();

  const show = async (request: Request, response: Response, title: string, content = "") => {
    const { headers, head, header, footer } = await border.get(request);
    // docs/csp.md has the other directives.
    const policy = "img-src 'self' data: https://pictures.example";
    response.set(headers).set("content-security-policy", policy).send(`<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    ${head}
  </head>
  <body style="margin: 0">
    ${header}
    <main id="kontor-content"><h1>${title}</h1>${content}</main>
    ${footer}
  </body>
</html>`);
  };

  app.get("/page.html", (request, response) => show(request, response, "Teegeschirr", buttons));
  app.get("/search", (request, response) => show(request, response, "Suche im Teegeschirr"));
  app.get(cartPagePath, (request, response) => show(request, response, "Ihr Teegeschirr"));
  app.post(cartPagePath, (_request, response) => response.redirect(303, cartPagePath));

  app.get(cartPath, (request, response) => answer(response, carts.read(ownerOf(request))));
  app.put(cartPath, express.json(), (request, response) => {
    const { origin, host } = request.headers;
    if (origin && new URL(origin).host !== host) return response.status(403).end();
    const key = request.get("idempotency-key");
    const owner = ownerOf(request) ?? newOwner(response);
    return answer(response, carts.change(owner, request.body, key));
  });

  app.get(`${search}/suggestions`, (request, response) =>
    response.json(suggestionsFor(String(request.query.q))),
  );
  app.get(`${search}/popular`, (_request, response) =>
    response.json({ searchTerms: [{ searchterm: "teekanne" }] }),
  );

  app.use(border.proxy());
  return app;
}

const answer = (response: Response, result: CartAnswer) =>
  response
    .status("status" in result ? result.status : 200)
    .set("cache-control", "no-store")
    .json(result);

/** Returns whose cart a request is for, by a cookie of this shop's own. */
const ownerOf = ({ headers: { cookie = "" } }: Request) =>
  /(?:^|; )teaCart=([\w-]{36})/.exec(cookie)?.[1];

function newOwner(response: Response): string {
  const owner = randomUUID();
  response.cookie("teaCart", owner, { httpOnly: true, sameSite: "lax" });
  return owner;
}

/** Adds by the border, which shows the new count, and shows the border's reason when the cart refuses. */
const buttons = `${products.map(({ number, title }) => `<p><button data-add="${number}">${title}</button></p>`).join("")}
<p role="status"></p>
<script>
  addEventListener("click", async ({ target }) => {
    const { add } = target.dataset ?? {};
    if (!add) return;
    const problem = await window.kontor.cart.add({ productId: add, quantity: 1 });
    document.querySelector("main [role=status]").textContent = problem || "Im Warenkorb";
  });
</script>`;

if (import.meta.main)
  createHost(process.env.SHOP ?? "http://127.0.0.1:3000").listen(process.env.PORT ?? 8080);
