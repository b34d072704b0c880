import { newsletterApi, newsletterPaths } from "../border/border-paths.ts";
import { expect, test } from "vitest";
import { allSites } from "../shop/sites/all-sites.ts";
import { customerBrowser, login, register } from "../tests/support/customer-browser.ts";
import { cartVisitor } from "../tests/support/cart-visitor.ts";
import { newAddress, openNewsletterShop, tokenIn } from "../tests/support/newsletter-shop.ts";

/** The newsletter over HTTP, with the mails that arrive. */

const { shop, pass, send, signUp, doi, mailWith, subscribe } = await openNewsletterShop();

test("a sign-up leads to a voucher in the cart, and one click in its mail unsubscribes", async () => {
  const email = newAddress();
  const welcome = await subscribe(email);
  const token = tokenIn(welcome.text, "unsubscribe");
  expect((await send("GET", newsletterApi.subscriber(token))).json()).toEqual({
    site: "DE",
    maskedEmail: `i…${email.split("@")[0]!.at(-1)}@example.com`,
    status: "SUBSCRIBED",
    consents: [],
  });
  const changes = { consents: ["DNE"] };
  expect((await send("PUT", newsletterApi.subscriber(token), { body: changes })).statusCode).toBe(
    204,
  );
  expect((await send("GET", newsletterApi.subscriber(token))).json()).toMatchObject(changes);

  const [code] = /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec(welcome.text)!;
  expect(welcome.text).toContain("25. Februar 2027");
  const visitor = cartVisitor(shop);
  await visitor.change({ addArticle: { productId: "100101", quantity: 2 } });
  await visitor.change({ setVoucher: { code: ` ${code.toLowerCase()} `, set: true } });
  const { totals, vouchers } = await visitor.read();
  expect(vouchers).toMatchObject([{ code, title: "10\u00a0% Willkommensrabatt" }]);
  expect(totals.discount).toBe(Math.round(totals.goods / 10));

  const clicked = await send("POST", newsletterApi.unsubscribe(token), {
    body: "List-Unsubscribe=One-Click",
    "content-type": "application/x-www-form-urlencoded",
  });
  expect(clicked.statusCode).toBe(200);
  await mailWith(email, allSites.DE.texts.newsletterMails.goodbye.subject);
  expect((await send("GET", newsletterApi.subscriber(token))).statusCode).toBe(404);
  // The voucher stays, and a returning subscriber gets no second one.
  expect((await visitor.read()).totals.discount).toBeGreaterThan(0);
  pass(2 * 3_600_000);
  const again = await subscribe(email);
  expect(again.text).toContain(code);
});

test.each([
  ["a form", "application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  [
    "a form of parts",
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
])("one click of a mail program that sends %s unsubscribes", async (_what, type, body) => {
  const { text } = await subscribe(newAddress());
  const token = tokenIn(text, "unsubscribe");
  const response = await send("POST", newsletterApi.unsubscribe(token), {
    "content-type": type,
    body,
    "sec-fetch-site": "cross-site",
  });
  expect(response.statusCode).toBe(200);
  expect((await send("GET", newsletterApi.subscriber(token))).statusCode).toBe(404);
});

test.each([
  ["nothing", {}],
  ["an empty form", { "content-type": "application/x-www-form-urlencoded", body: "" }],
  ["another form", { "content-type": "application/x-www-form-urlencoded", body: "a=One-Click" }],
  ["text", { "content-type": "text/plain", body: "List-Unsubscribe=One-Click" }],
  ["half a form of parts", { "content-type": "multipart/form-data; boundary=x", body: "--x" }],
])("a scanner of links that sends %s unsubscribes no reader", async (_what, sent) => {
  const { text } = await subscribe(newAddress());
  const token = tokenIn(text, "unsubscribe");
  const response = await send("POST", newsletterApi.unsubscribe(token), sent);
  expect(response.statusCode).toBe(400);
  expect((await send("GET", newsletterApi.subscriber(token))).json()).toMatchObject({
    status: "SUBSCRIBED",
  });
});

test("a mail program that opens the address for one click gets the page with the button", async () => {
  const { text } = await subscribe(newAddress());
  const token = tokenIn(text, "unsubscribe");
  const opened = await send("GET", newsletterApi.unsubscribe(token));
  expect(opened.statusCode).toBe(303);
  const { location } = opened.headers;
  expect(location).toBe(`${newsletterPaths.unsubscribe}/${token}`);
  const page = await send("GET", location as string);
  expect(page.body).toContain(allSites.DE.texts.newsletter.pages.unsubscribe.button);
  expect((await send("GET", newsletterApi.subscriber(token))).json()).toMatchObject({
    status: "SUBSCRIBED",
  });
});

test("the answer to a sign-up is the same for a subscriber, for one who waits and for a new address", async () => {
  const [known, waiting] = [newAddress(), newAddress()];
  await subscribe(known);
  await signUp({ email: waiting });
  const answers = [];
  for (const email of [known, waiting, newAddress()]) {
    const { statusCode, body, headers } = await signUp({ email });
    const { date: _date, ...same } = headers;
    answers.push(JSON.stringify([statusCode, body, same]));
  }
  expect(new Set(answers).size).toBe(1);
});

test("a mail scanner that opens each link of a confirmation mail changes nothing", async () => {
  const email = newAddress();
  await signUp({ email });
  const { html, text } = await shop.mailTo(email);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => new URL(link!));
  expect(links.length).toBeGreaterThan(0);
  for (const { pathname } of links)
    for (const method of ["HEAD", "GET"] as const) await send(method, pathname);
  const token = tokenIn(text, "confirm");
  for (const method of ["HEAD", "GET"] as const) {
    await send(method, `${newsletterApi.subscriber(token)}/doi`);
    await send(method, newsletterApi.unsubscribe(token));
  }
  const seen = await send("GET", newsletterApi.subscriber(token));
  expect(seen.json()).toMatchObject({ status: "WAITING_FOR_DOI" });
  expect(seen.headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  });
  expect((await doi(token)).statusCode).toBe(204);
});

test("newsletter tokens of another site, unknown ones and expired ones get the same answer", async () => {
  const email = newAddress();
  await signUp({ email });
  const token = tokenIn((await shop.mailTo(email)).text, "confirm");
  const foreign = await doi(token, "AT");
  expect(foreign.statusCode).toBe(404);
  const unknown = await doi("a".repeat(43));
  pass(72 * 3_600_000);
  // Only the id of the request differs.
  const { instance: _, ...same } = foreign.json<Record<string, unknown>>();
  expect(Object.keys(same)).toEqual(["type", "title", "status"]);
  expect((await doi(token)).json()).toEqual({ ...same, instance: expect.any(String) });
  expect(unknown.json()).toEqual({ ...same, instance: expect.any(String) });
});

test("the newsletter's base data needs a session; a login token is not enough", async () => {
  const guest = await send("GET", newsletterApi.baseData);
  expect(guest.statusCode).toBe(401);
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  await login(visitor, email, { remember: "yes" });
  const token = visitor.jar.get("LoginToken")!;
  const known = await visitor.get(newsletterApi.baseData, { "x-logintoken": token });
  expect(known.json()).toEqual({
    email,
    salutation: "",
    firstName: "Ida",
    lastName: "Müller",
    consents: [],
    legals: [],
  });
  const copied = { "x-logintoken": token, "x-hunter-longterm-token": token };
  const remembered = await send("GET", newsletterApi.baseData, {
    ...copied,
    cookie: `LoginToken=${token}`,
  });
  expect(remembered.statusCode).toBe(401);
  expect(remembered.body).not.toContain(email);
});

test("only a customer who is logged in sees whether they subscribe, and what they agreed to", async () => {
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  await login(visitor, email, { remember: "yes" });
  const status = async () => (await visitor.data()).nl_status;
  expect(await status()).toBe("NOT_SUBSCRIBED");
  await signUp({ email, consents: ["DNE"] });
  const { confirmation } = allSites.DE.texts.newsletterMails;
  const { text } = await mailWith(email, confirmation.subject);
  expect(await status()).toBe("WAITING_FOR_DOI");
  const baseData = async () => (await visitor.get(newsletterApi.baseData)).json<object>();
  expect(await baseData()).toMatchObject({ consents: [] });
  await doi(tokenIn(text, "confirm"));
  expect(await status()).toBe("SUBSCRIBED");
  expect(await baseData()).toMatchObject({ consents: ["DNE"] });
  visitor.jar.delete("kontorSession");
  expect(await visitor.data()).toMatchObject({
    tracking: { loginStatus: "REMEMBERED" },
    nl_status: "NOT_SUBSCRIBED",
  });
});
