import { join } from "node:path";
import { storedMails } from "../../platform/mail/server/file-transport.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { holdLimits } from "../../shop/orders/hold-rules.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { runBuilt } from "../support/built-command.ts";
import { newPerson, type Person } from "./shop-account.ts";
import { expect, test, type Shop } from "./shop.ts";

/** Tests the whole way of “tell me when it is back”, with and without JavaScript. */

/** An article of which there are few, and that no other test buys. */
const [number, tcm, stock] = ["105121", "105121-xl", 40];
const { texts } = allSites.DE;
const { restock, payment } = texts;

const orders = (...args: string[]) =>
  runBuilt("orders", args, { url: "", folder: process.env.E2E_DATA! });

const mailsTo = async ({ email }: Person) =>
  (await storedMails(join(process.env.E2E_DATA!, "mails"))).filter((mail) => mail.to === email);

/** Pieces that a network may order without a proof. */
const { household } = holdLimits.none.network;

/** Orders as many as one may, and returns the order's number. */
async function buy(shop: Shop): Promise<string> {
  const { page } = shop;
  await shop.open();
  const article = { productId: number, tcm, quantity: household };
  expect(await shop.changeCart({ setArticle: article })).toBe(200);
  await shop.enterGuest();
  await shop.enterDelivery();
  const { name } = payment.kinds.prepayment;
  await page.getByRole("main").getByRole("radio", { name }).check();
  await shop.nextStep.click();
  await shop.orderButton.click();
  await expect(shop.thanks).toBeVisible();
  return /order\/(\d{10})/.exec(page.url())![1]!;
}

/** Asks on the page of the product, and confirms by the mail that follows. Returns its link. */
async function ask(shop: Shop, person: Person): Promise<string> {
  const { page } = shop;
  const summary = page.getByText(restock.variantTitle);
  await expect(async () => {
    await shop.open(`/x-p${number}.html`);
    await expect(summary).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await summary.click();
  await page.locator("#restock-email").fill(person.email);
  await page.getByRole("button", { name: restock.submit }).click();
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(restock.requested.title);
  const mail = await newestMail(person);
  await page.goto(mail);
  await page.getByRole("button", { name: restock.confirm.button }).click();
  await expect(title).toHaveText(restock.confirmed.title);
  return mail;
}

async function newestMail(person: Person, count = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(person)).length, { timeout: 120_000 }).toBe(count);
  return /http:\S+/.exec((await mailsTo(person)).at(-1)!.text)![0];
}

test("who asks for an article that is sold out, by script or without, gets one mail when it is back", async ({
  visit,
  browser,
}) => {
  const shop = visit("DE");
  let order = "";
  for (let bought = 0; bought < stock; bought += household) {
    const network = `10.77.${bought}.${process.pid % 250}`;
    const buyer = await browser.newContext({ extraHTTPHeaders: { "x-forwarded-for": network } });
    order = await buy(visit("DE", await buyer.newPage()));
    await buyer.close();
  }
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const shoppers = [
    { shop, person: newPerson() },
    { shop: visit("DE", await plain.newPage()), person: newPerson() },
  ];
  const links = [];
  for (const each of shoppers) links.push(await ask(each.shop, each.person));
  await orders("set", order, "cancelled");
  for (const [index, each] of shoppers.entries()) {
    const toArticle = await newestMail(each.person, 2);
    const [, back] = await mailsTo(each.person);
    expect(back!.subject).toContain(fill(restock.mails.back.subject, { article: "" }).trim());
    await each.shop.page.goto(toArticle);
    await expect(each.shop.addButton).toBeVisible();
    await each.shop.page.goto(links[index]!);
    const title = each.shop.page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(restock.ended.title);
  }
  await plain.close();
  // The job that found it has looked at all of them.
  for (const { person } of shoppers) expect(await mailsTo(person)).toHaveLength(2);
});
