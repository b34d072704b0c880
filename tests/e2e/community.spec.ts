import { customerPaths, memberPaths, staffQuestionsPath } from "../../shop/shop-paths.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { axeFindings } from "./axe.ts";
import { newPerson } from "./shop-account.ts";
import { expect, test } from "./shop.ts";
import { addStaff, sendLogin } from "./staff.ts";

/** Tests the way of a question from a member over staff to the product's page, and back with an answer of the shop. */

const { members, questions } = allSites.DE.texts;

test.use({ javaScriptEnabled: false });

test("a customer joins, asks without JavaScript, staff publish and answer, and the product's page shows both", async ({
  visit,
  browser,
}) => {
  const shop = visit("DE");
  const { page, origin } = shop;
  const main = page.getByRole("main");
  await shop.register(newPerson());
  await page.goto(`${origin}${memberPaths.ask}/100123`);
  await main.getByRole("link", { name: members.needed.button }).click();
  await main.getByLabel(members.name).fill(`Bohnenfreundin ${process.pid % 1000}`);
  await main.getByLabel(/Regeln der Community/).check();
  await main.getByRole("button", { name: members.join }).click();
  const text = "Passt der Kaffee auch in die French Press?";
  await main.getByLabel(questions.askForm.label).fill(text);
  await main.getByRole("button", { name: questions.askForm.button }).click();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(
    questions.received.question.title,
  );

  const context = await browser.newContext({ javaScriptEnabled: true });
  const staffPage = await context.newPage();
  await sendLogin(staffPage, await addStaff("e2e-community", "community"), `${origin}/staff`);
  await staffPage.getByRole("link", { name: "Contributions" }).click();
  await staffPage.getByRole("row").filter({ hasText: "question" }).getByRole("link").last().click();
  await staffPage.getByRole("button", { name: "Publish" }).click();
  await staffPage.goto(origin + staffQuestionsPath);
  await staffPage.getByLabel("Answer").last().fill("Ja, grob gemahlen.");
  await staffPage.getByRole("button", { name: "Publish the answer" }).last().click();
  expect(await axeFindings(staffPage)).toEqual([]);
  await context.close();

  await expect(async () => {
    await page.goto(`${origin}/x-p100123.html`);
    await expect(main.getByRole("link", { name: text, exact: true })).toBeVisible();
    await expect(main.getByText("Ja, grob gemahlen.")).toBeVisible();
  }).toPass();
  await page.goto(origin + customerPaths.community);
  await expect(main.getByText(text)).toBeVisible();
});
