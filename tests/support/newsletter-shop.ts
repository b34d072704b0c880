import { newsletterApi } from "../../border/border-paths.ts";
import { afterAll, beforeEach, expect } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";
import { openTestShop } from "./shop.ts";

let count = 0;
export const newAddress = () => `ida.${++count}@example.com`;

/** Returns the secret at the end of an address in a mail. */
export const tokenIn = (text: string, page: string) =>
  new RegExp(`/subscribenewsletter/${page}/([\\w-]{43})`).exec(text)?.[1] ?? "";

/** Opens the shop that a file's tests of the newsletter share, called over HTTP, with a clock that only they set. */
export async function openNewsletterShop() {
  let moment = Date.parse("2026-11-25T12:00:00Z");
  const shop = await openTestShop({ now: () => new Date(moment) });
  afterAll(() => shop.close());
  beforeEach(async () => {
    // All tests send from one network.
    await shop.services.database.sql.deleteFrom("rate_limit").execute();
  });

  /** Advances the shop's clock. */
  const pass = (milliseconds: number) => {
    moment += milliseconds;
  };
  const send = (
    method: "GET" | "HEAD" | "POST" | "PUT",
    url: string,
    { body, ...headers }: Record<string, unknown> & { body?: unknown } = {},
    site = "DE",
  ) =>
    shop.app.inject({
      method,
      url,
      headers: { host: shop.host(site), ...headers } as Record<string, string>,
      ...(body === undefined ? {} : { payload: body as object }),
    });

  /** Returns the token of a form that was shown three seconds ago. */
  async function renderToken(): Promise<string> {
    const { token } = (await send("GET", newsletterApi.renderToken)).json<{ token: string }>();
    pass(3_000);
    return token;
  }
  const signUp = async (fields: object, headers: Record<string, string> = {}) =>
    send("POST", newsletterApi.subscribers("private"), {
      body: { consents: [], origin: "onsite", originAddition: "subsite", ...fields },
      "x-kontor-render-token": await renderToken(),
      ...headers,
    });
  const doi = (token: string, site?: string) =>
    send("PUT", `${newsletterApi.subscriber(token)}/doi`, {}, site);
  /** Waits for the newest mail to an address with a subject. */
  async function mailWith(email: string, subject: string) {
    await expect.poll(async () => (await shop.mailTo(email)).subject).toBe(subject);
    return shop.mailTo(email);
  }

  return {
    shop,
    pass,
    send,
    renderToken,
    signUp,
    /** Answers a confirmation mail. */
    doi,
    mailWith,
    /** Signs up and confirms; returns the welcome mail. */
    async subscribe(email: string) {
      expect((await signUp({ email })).statusCode).toBe(202);
      const { confirmation, welcome } = allSites.DE.texts.newsletterMails;
      const { text } = await mailWith(email, confirmation.subject);
      expect((await doi(tokenIn(text, "confirm"))).statusCode).toBe(204);
      return mailWith(email, welcome.subject);
    },
  };
}
