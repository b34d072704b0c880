import {
  cartApiPath,
  fragmentsPath,
  newsletterApi,
  personalDataPath,
  suggestionsPath,
} from "../../border/border-paths.ts";
import { customerPaths } from "../../shop/shop-paths.ts";
import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Cart } from "../../border/cart/cart-schema.ts";
import { renderTokenHeader, renderTokenLife } from "../../border/newsletter/newsletter-contract.ts";
import type { PersonalData } from "../../border/personal-data-schema.ts";
import { storedMails } from "../../platform/mail/server/file-transport.ts";
import { linkIn, password } from "../support/customer-browser.ts";
import { readyShopper } from "../../tools/bench/ready-shopper.ts";
import { browserAt, newKey, type Browser } from "./browser-at.ts";

/** Shoppers at an origin, each with a visit that can be repeated. They throw what they do not expect. */

const endsWith = (text: string, end: string, path: string) => {
  if (!text.trimEnd().endsWith(end)) throw new Error(`${path} does not end with ${end}`);
  return text;
};

const loadPage = async (browser: Browser, path: string) =>
  endsWith(await browser.get(path), "</html>", path);

/** Returns the addresses of a page's scripts and styles. */
export const filesIn = (page: string) => new Set(page.match(/\/kontor\/[\w.-]+\.(?:js|css)/g));

/** Opens pages without and with cookies, loads their scripts and styles without, and searches. */
export function reader(origin: string, paths: string[]) {
  const withCookies = browserAt(origin);
  return async () => {
    for (const path of paths) {
      await loadPage(withCookies, path);
      const browser = browserAt(origin);
      for (const file of filesIn(await loadPage(browser, path))) await browser.get(file);
    }
    const { products } = await withCookies.data<{ products: object[] }>(
      `${suggestionsPath}?q=kaf&site=DE`,
    );
    if (products.length === 0) throw new Error("There are no suggestions.");
  };
}

/** A page that was loaded from a release and stays open: loads all files of that release, its fragments, and data for the border. */
export async function openPage(origin: string, release: string) {
  const browser = browserAt(origin);
  await loadPage(browser, "/");
  const client = join(release, "dist", "client");
  const files = (await readdir(client)).filter((name) => /-[\w-]+\.(js|css|woff2)$/.test(name));
  return async () => {
    for (const file of files) {
      const loaded = await (await browser.send(`/kontor/${file}`)).arrayBuffer();
      if (!Buffer.from(loaded).equals(await readFile(join(client, file))))
        throw new Error(`${file} differs from the release's.`);
    }
    for (const name of ["header", "footer"])
      endsWith(await browser.get(`${fragmentsPath}/${name}/DE`), `</${name}>`, name);
    await browser.data(personalDataPath);
  };
}

/** Fills one cart, by changes of which every third is sent twice, as after a lost answer. */
export function collector(origin: string, articles: string[]) {
  const browser = browserAt(origin);
  const added: Record<string, number> = {};
  let count = 0;
  return {
    added,
    async pieces() {
      const { cart } = await browser.data<{ cart: Cart }>(cartApiPath);
      return Object.fromEntries(cart.articles.map(({ tcm, quantity }) => [tcm, quantity]));
    },
    async visit() {
      const tcm = articles[count++ % articles.length]!;
      const change = {
        method: "PUT",
        json: { addArticle: { productId: tcm.split("-")[0]!, tcm, quantity: 1 } },
        headers: { "idempotency-key": newKey() },
      };
      await browser.send(cartApiPath, change);
      if (count % 3 === 0) await browser.send(cartApiPath, change);
      added[tcm] = (added[tcm] ?? 0) + 1;
    },
  };
}

/** Signs up addresses to the newsletter, with the token of a form that was opened once. */
export async function subscriber(origin: string) {
  const { token } = await browserAt(origin).data<{ token: string }>(newsletterApi.renderToken);
  // Forms that are sent sooner come from bots, and are refused.
  await sleep(renderTokenLife.min);
  const emails: string[] = [];
  return {
    emails,
    async visit() {
      const email = `${randomUUID()}@example.com`;
      await browserAt(origin).send(newsletterApi.subscribers("internal"), {
        method: "POST",
        json: { email },
        headers: { [renderTokenHeader]: token },
      });
      emails.push(email);
    },
  };
}

/** Orders one article again and again, each time as another guest, who presses the button twice. */
export function buyer(origin: string, article: string) {
  const secrets: string[] = [];
  const prepare = () => readyShopper({ origin }, article);
  const press = async (guest: Awaited<ReturnType<typeof prepare>>) => {
    const [one, two] = await Promise.all([guest.press(), guest.press()]);
    if (one !== two) throw new Error("One review placed two orders.");
    secrets.push(one);
  };
  return { secrets, prepare, press, visit: async () => press(await prepare()) };
}

/** Registers a customer, whose visits find out whether the login still holds. */
export async function customer(origin: string, mails: string) {
  const browser = browserAt(origin);
  const email = `${randomUUID()}@example.com`;
  const person = { firstName: "Ida", lastName: "Müller", email, password };
  await browser.send(customerPaths.register, { form: person });
  let mail: { text: string } | undefined;
  while (!mail) mail = (await storedMails(mails).catch(() => [])).find(({ to }) => to === email);
  await browser.send(linkIn(mail), { form: { password } });
  return {
    async visit() {
      const { tracking } = await browser.data<PersonalData>(personalDataPath);
      if (tracking.loginStatus !== "LOGGED_IN") throw new Error(`Is ${tracking.loginStatus}`);
      await loadPage(browser, customerPaths.account);
    },
    /** Logs in from another browser. */
    async login() {
      const other = browserAt(origin);
      await other.send(customerPaths.login, { form: { email, password } });
      const { tracking } = await other.data<PersonalData>(personalDataPath);
      return tracking.loginStatus;
    },
  };
}
