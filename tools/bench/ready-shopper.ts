import { cartApiPath } from "../../border/border-paths.ts";
import { checkoutPaths, orderPaths } from "../../shop/shop-paths.ts";
import { randomInt } from "node:crypto";

/** A shopper in front of the review. */
export interface ReadyShopper {
  /** Presses the button; returns the secret of the order, and throws when the server does not answer. */
  press(): Promise<string>;
}

/** Goes with one piece from the product to the review of a built server, with a voucher if there is one. */
export async function readyShopper(
  server: { origin: string },
  tcm: string,
  voucher?: string,
): Promise<ReadyShopper> {
  const headers: Record<string, string> = {
    "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
  };
  const send = async (
    method: string,
    path: string,
    body?: string,
    type?: string,
  ): Promise<{ answer: Response; text: string }> => {
    const response = await fetch(server.origin + path, {
      method,
      headers: { ...headers, ...(type && { "content-type": type }) },
      body,
      redirect: "manual",
    });
    headers.cookie ??= response.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const text = await response.text();
    // On a busy machine the database may be slow; the shopper then sends it again.
    return response.status === 503 ? send(method, path, body, type) : { answer: response, text };
  };
  const submit = async (path: string, fields: Record<string, string>) => {
    const { answer: response } = await send(
      "POST",
      path,
      new URLSearchParams(fields).toString(),
      "application/x-www-form-urlencoded",
    );
    return response;
  };
  const add = JSON.stringify({ setArticle: { productId: tcm.slice(0, 6), tcm, quantity: 1 } });
  await send("PUT", cartApiPath, add, "application/json");
  if (voucher !== undefined) {
    const use = JSON.stringify({ setVoucher: { code: voucher, set: true } });
    await send("PUT", cartApiPath, use, "application/json");
  }
  await submit(checkoutPaths.login, { as: "guest", email: `ida.${randomInt(1e9)}@example.com` });
  await submit(checkoutPaths.delivery, {
    kind: "home",
    firstName: "Ida",
    lastName: "Müller",
    street: "Am Sandtorkai 1",
    postalCode: "20457",
    town: "Hamburg",
    country: "DE",
  });
  await submit(checkoutPaths.payment, { payment: "invoice" });
  const { text } = await send("GET", checkoutPaths.review);
  const form = { key: hiddenField(text, "key"), shown: hiddenField(text, "shown") };
  return {
    async press() {
      const { status, headers: answered } = await submit(checkoutPaths.review, form);
      const location = answered.get("location") ?? "";
      const [, secret] = new RegExp(`${orderPaths.order}/([^?]+)`).exec(location) ?? [];
      if (!secret) throw new WrongAnswer(`${status} ${location}`);
      return secret;
    },
  };
}

/** An answer that no shopper should get. Any other error of a request is the connection to a dead server. */
export class WrongAnswer extends Error {}

function hiddenField(html: string, name: string): string {
  const [input = ""] = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html) ?? [];
  const [, value] = /value="([^"]*)"/.exec(input) ?? [];
  if (value === undefined) throw new WrongAnswer(`There is no field ${name}.`);
  return value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
