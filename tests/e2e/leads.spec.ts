import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishPath } from "../../border/border-paths.ts";
import type { Batch } from "../../border/tracking/tracking-schema.ts";
import { staffLeadsPath } from "../../shop/shop-paths.ts";
import { runBuilt } from "../support/built-command.ts";
import { newPerson } from "./shop-account.ts";
import { expect, test } from "./shop.ts";
import { addStaff, sendLogin } from "./staff.ts";

/** Tests the whole way of an entry: form, mail, confirmation, the list of staff. */

const content = (command: "export" | "import", folder: string) =>
  runBuilt("content", [command, folder, "--part", "leads"], {
    url: "",
    folder: process.env.E2E_DATA!,
  });

/** The draw of the content is over some day: this one is not. */
test.beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-leads-"));
  await content("export", folder);
  const file = join(folder, "leads", "de.yaml");
  const text = await readFile(file, "utf8");
  await writeFile(file, text.replaceAll(/until: (["']?)20\d\d/g, "until: $12099"));
  await content("import", folder);
  await rm(folder, { recursive: true });
});

const draw = "/lead/adventsverlosung";

test.describe("without JavaScript", () => {
  // The browser reports the status of a form with mistakes as an error.
  test.use({ javaScriptEnabled: false, mayComplain: true });

  test("a form that is sent with a mistake, corrected and confirmed by mail is an entry that staff read", async ({
    page,
    visit,
    browser,
  }) => {
    const shop = visit("DE");
    const { leads: texts } = shop.texts;
    const person = newPerson("Ida", "Müller");
    const title = page.getByRole("heading", { level: 1 });
    await expect(async () => {
      await shop.open(draw);
      await expect(shop.field("E-Mail-Adresse")).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await shop.field("Vor- und Nachname").fill("Ida <Müller>");
    await shop.field("E-Mail-Adresse").fill("ida@");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Jetzt mitmachen" }).click();
    await expect(shop.refusal.first()).toBeFocused();
    await expect(shop.field("Vor- und Nachname")).toHaveValue("Ida <Müller>");
    await expect(page.getByRole("checkbox")).toBeChecked();
    await shop.field("E-Mail-Adresse").fill(person.email);
    await page.getByRole("button", { name: "Jetzt mitmachen" }).click();
    await expect(title).toHaveText(texts.sent.title);
    await page.reload();
    await page.goto(await shop.linkTo(person, "Bitte bestätigen Sie: Die große Adventsverlosung"));
    await page.getByRole("button", { name: texts.confirm.button }).click();
    await expect(title).toHaveText("Sie sind dabei");

    const context = await browser.newContext();
    const staff = await context.newPage();
    const name = await addStaff(`e2e-leads-${process.pid}`, "leads");
    await sendLogin(staff, name, `${shop.origin}${staffLeadsPath}/DE/advent-draw`);
    const entry = staff.getByRole("row").filter({ hasText: person.email });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText("Ida <Müller>");
    await expect(entry).not.toContainText("not yet");
    const download = staff.waitForEvent("download");
    await staff.getByRole("link", { name: /CSV/ }).click();
    expect(await readFile(await (await download).path(), "utf8")).toContain(person.email);
    await context.close();
  });
});

test.describe("tracking", () => {
  test.use({ consent: "undecided" });

  test("a lead reaches the collector only with consent, once, and with nothing that was typed", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const { labels } = shop.texts.leads;
    const bodies: string[] = [];
    page.context().on("request", (request) => {
      if (request.url().endsWith(publishPath)) bodies.push(request.postData() ?? "");
    });
    const leads = () =>
      bodies.flatMap((body) =>
        (JSON.parse(body) as Batch).events.filter(({ name }) => name === "LeadData"),
      );
    const dataLayer = () =>
      page.evaluate(() =>
        JSON.stringify(
          ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).filter(
            ({ event }) => event === "generate_lead",
          ),
        ),
      );
    const typed = { name: "Zoë Čapek", street: "Lindenallee 17", town: "Buxtehude" };
    async function send(email: string) {
      await shop.open("/lead/katalog-per-post");
      await shop.field("Vor- und Nachname").fill(typed.name);
      await shop.field(labels.street).fill(typed.street);
      await shop.field(labels.postalCode).fill("21614");
      await shop.field(labels.town).fill(typed.town);
      await shop.field("E-Mail-Adresse").fill(email);
      await page.getByRole("button", { name: "Katalog anfordern" }).click();
      await expect(page).toHaveURL(/\/received$/);
      await expect.poll(dataLayer).toContain("catalogue-by-post");
    }
    await send(newPerson().email);
    await shop.open();
    expect(bodies).toEqual([]);

    await shop.allow("statistics");
    const { email } = newPerson();
    await send(email);
    await expect.poll(leads).toMatchObject([{ data: { subject: "catalogue-by-post" } }]);
    expect(Object.keys(leads()[0]!.data).toSorted()).toEqual(["origin", "subject"]);
    await page.reload();
    await shop.open();
    await expect.poll(() => bodies.join("")).toContain("InitialPageData");
    expect(leads()).toHaveLength(1);
    for (const text of [...Object.values(typed), "21614", email])
      expect(bodies.join("")).not.toContain(text);
  });
});
