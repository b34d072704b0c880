import { customerPaths } from "../../shop/shop-paths.ts";
import { personalDataPath } from "../../border/border-paths.ts";
import { expect } from "vitest";
import type { MailMessage } from "../../platform/mail/server/mail-transport.ts";
import type { PersonalData } from "../../border/personal-data-schema.ts";
import type { TestShop } from "./shop.ts";

export const cartPath = "/service/cart/api/cart";
export const password = "Geheim123";

/** Creates a browser of one site that stores its cookies. */
export function customerBrowser(shop: TestShop, site = "DE", userAgent?: string) {
  const jar = new Map<string, string>();
  const send = async (
    method: "GET" | "POST" | "PUT",
    url: string,
    body?: Record<string, string> | { json: object },
    headers: Record<string, string> = {},
  ) => {
    const isJson = body && "json" in body;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await shop.app.inject({
      method,
      url,
      headers: {
        host: shop.host(site),
        accept: "text/html",
        ...(userAgent ? { "user-agent": userAgent } : {}),
        ...(cookie ? { cookie } : {}),
        ...(body && !isJson ? { "content-type": "application/x-www-form-urlencoded" } : {}),
        ...headers,
      },
      ...(body
        ? { payload: isJson ? (body.json as object) : new URLSearchParams(body).toString() }
        : {}),
    });
    for (const { name, value, maxAge, expires } of response.cookies)
      if (maxAge === 0 || (expires && expires.getTime() === 0)) jar.delete(name);
      else jar.set(name, value);
    return response;
  };
  return {
    shop,
    jar,
    send,
    get: (url: string, headers?: Record<string, string>) => send("GET", url, undefined, headers),
    submit: (url: string, fields: Record<string, string> = {}, headers?: Record<string, string>) =>
      send("POST", url, fields, headers),
    data: async (headers?: Record<string, string>) =>
      (await send("GET", personalDataPath, undefined, headers)).json<PersonalData>(),
    status: async () =>
      (await send("GET", personalDataPath)).json<PersonalData>().tracking.loginStatus,
    add: (tcm: string, quantity: number, productId = tcm.split("-")[0]!) =>
      send("PUT", cartPath, { json: { addArticle: { productId, tcm, quantity } } }),
    cart: async () => {
      const { cart } = (await send("GET", cartPath)).json();
      return Object.fromEntries(
        cart.articles.map(({ tcm, quantity }: { tcm: string; quantity: number }) => [
          tcm,
          quantity,
        ]),
      ) as Record<string, number>;
    },
  };
}
export type CustomerBrowser = ReturnType<typeof customerBrowser>;

let count = 0;
/** Registers a new customer, who confirms the address and is then logged in. Returns the address. */
export async function register(visitor: CustomerBrowser, more: Record<string, string> = {}) {
  const email = `ida${++count}@example.com`;
  const { remember, ...fields } = more;
  const person = { firstName: "Ida", lastName: "Müller", email, password, ...fields };
  const to = person.email.trim().toLowerCase();
  const after = (await visitor.shop.mails()).filter((mail) => mail.to === to).length;
  expect((await visitor.submit(customerPaths.register, person)).statusCode).toBe(200);
  const link = linkIn(await visitor.shop.mailTo(to, after));
  const confirmation = { password: person.password, ...(remember && { remember }) };
  expect((await visitor.submit(link, confirmation)).statusCode).toBe(303);
  return email;
}

/** Returns the path and the query behind the button of a mail. */
export function linkIn({ text }: Pick<MailMessage, "text">): string {
  const [url] = /http:\S+/.exec(text) ?? [];
  if (!url) throw new Error("There is no link in the mail.");
  const { pathname, search } = new URL(url);
  return pathname + search;
}
export const login = (visitor: CustomerBrowser, email: string, more: Record<string, string> = {}) =>
  visitor.submit(customerPaths.login, { email, password, ...more });
