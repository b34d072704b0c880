import { newsletterApi } from "../border/border-paths.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { SiteCode } from "../platform/shared/sites/site.ts";
import { siteCodes } from "../shop/sites/site-codes.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { cartVisitor } from "../tests/support/cart-visitor.ts";
import { startMailServer, type MailServer } from "../tests/support/mail-server.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** The newsletter of every site with a real SMTP server: form, mail, button, status, voucher, unsubscription. */

let mailServer: MailServer;
let shop: TestShop;
beforeAll(async () => {
  mailServer = await startMailServer();
  shop = await openTestShop({ smtpUrl: mailServer.url });
});
afterAll(async () => {
  await shop.close();
  await mailServer.close();
});

const send = (
  site: SiteCode,
  method: "GET" | "POST" | "PUT",
  url: string,
  headers: Record<string, string> = {},
  payload?: string | object,
) =>
  shop.app.inject({
    method,
    url,
    headers: { host: shop.host(site), ...headers },
    ...(payload === undefined ? {} : { payload }),
  });

async function signUp(site: SiteCode, email: string) {
  // Each site starts from a fresh limit: one network may sign up five times an hour.
  await shop.services.database.sql.deleteFrom("rate_limit").execute();
  const names = { salutation: "MRS", firstName: "Ida", lastName: "Kovács" };
  return send(
    site,
    "POST",
    newsletterApi.subscribers("internal"),
    {
      "x-kontor-render-token": await shop.services.newsletter.renderToken(
        new Date(Date.now() - 5_000),
      ),
    },
    { email, ...names },
  );
}

/** Waits for a mail to an address with a subject. */
const mailTo = (address: string, subject: string) =>
  vi.waitFor(
    () => {
      const found = mailServer.received.filter(
        ({ recipients, mail }) => recipients.includes(address) && mail.subject === subject,
      );
      expect(found).toHaveLength(1);
      return found[0]!;
    },
    { timeout: 60_000 },
  );
const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each(siteCodes)(
  "on %s sign-up, confirmation, voucher and unsubscription work by real mails",
  async (code) => {
    const { texts, site } = allSites[code];
    const { confirmation, welcome, goodbye } = texts.newsletterMails;
    const email = `Ida.${code}@example.com`;
    expect((await signUp(code, email)).statusCode).toBe(202);
    const first = await mailTo(email, confirmation.subject);
    expect(first.recipients).toEqual([email]);
    const text = plain(first.mail.text!.replaceAll(/\s+/g, " "));
    // The mail says who may confirm, and contains no advertising.
    expect(text).toContain(String(site.newsletter.minimumAge));
    expect(text).not.toContain("%");
    const [, token] = /\/subscribenewsletter\/confirm\/([\w-]{43})/.exec(first.mail.text!)!;
    const doi = await send(code, "PUT", `${newsletterApi.subscriber(token!)}/doi`);
    expect(doi.statusCode).toBe(204);

    const second = await mailTo(email, welcome.subject);
    const words = plain(second.mail.text!.replaceAll(/\s+/g, " "));
    expect(words).toContain(plain(welcome.voucher));
    expect(words).toContain(code === "TR" ? "%10" : "10");
    const [voucher] = /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(words)!;
    const visitor = cartVisitor(shop, code);
    await visitor.change({ addArticle: { productId: "100101", quantity: 2 } });
    await visitor.change({ setVoucher: { code: voucher, set: true } });
    expect((await visitor.read()).totals.discount).toBeGreaterThan(0);

    const headers = new Map(second.mail.headerLines.map(({ key, line }) => [key, line]));
    const list = code.toLowerCase().replace("_", "-");
    expect(headers.get("list-id")).toBe(`List-ID: <newsletter.${list}.kontor.example>`);
    expect(headers.get("list-unsubscribe-post")).toContain("List-Unsubscribe=One-Click");
    const address = /<(http[^>]+)>/.exec(
      headers.get("list-unsubscribe")!.replaceAll(/\s+/g, ""),
    )![1]!;
    expect(address).toContain(newsletterApi.unsubscribe(""));
    const clicked = await send(
      code,
      "POST",
      new URL(address).pathname,
      { "content-type": "application/x-www-form-urlencoded" },
      "List-Unsubscribe=One-Click",
    );
    expect(clicked.statusCode).toBe(200);
    await mailTo(email, goodbye.subject);
    expect(await shop.services.newsletter.statusOf(email, { code })).toBe("NOT_SUBSCRIBED");
  },
);

test("a sign-up whose address names two recipients or another header sends no mail", async () => {
  const before = mailServer.received.length;
  for (const email of [
    "ida@example.com, eva@example.com",
    "ida@example.com\r\nBcc: eva@example.com",
    "ida@example.com>\r\nRCPT TO:<eva@example.com",
    "Ida <ida@example.com>",
  ])
    expect((await signUp("DE", email)).statusCode).toBe(422);
  await signUp("DE", "last@example.com");
  await mailTo("last@example.com", allSites.DE.texts.newsletterMails.confirmation.subject);
  expect(mailServer.received.slice(before).flatMap(({ recipients }) => recipients)).toEqual([
    "last@example.com",
  ]);
});
