import { expect, test, vi } from "vitest";
import { register, type CustomerBrowser } from "../../../tests/support/customer-browser.ts";
import { openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { elements, mainOf, structuredData, wordsOf } from "../../../tests/support/html.ts";
import { staffBrowser } from "../../../tests/support/staff.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { structuredDataErrors } from "../../../tests/support/structured-data.ts";
import type { Contribution } from "../../community/community-contract.ts";
import {
  customerPaths,
  memberPaths,
  questionsPath,
  recipesPath,
  staffQuestionsPath,
} from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";

const { shop, browser, now } = await openCustomerShop();
const { community, communityMembers } = shop.services;
const { texts, pages } = allSites.DE;
const product = 100101;

const membership = { step: "save", rules: "yes", mails: "yes" };
let count = 0;
/** Registers a customer who joins. */
async function joined(name = `Bohne ${"abcdefghij"[count++]!}${count}`, site = "DE") {
  const visitor = browser(site);
  const email = await register(visitor);
  const response = await visitor.submit(customerPaths.community, { ...membership, name });
  expect(response.statusCode, wordsOf(mainOf(response.body))).toBe(303);
  return { visitor, email, name };
}

/** Returns the latest contribution with a text. */
async function written(body: string): Promise<Contribution> {
  const { number } = await shop.services.database.sql
    .selectFrom("contribution")
    .select("number")
    .where("body", "=", body)
    .executeTakeFirstOrThrow();
  return (await community.contributions.ofNumber(number))!;
}
async function publish(body: string): Promise<number> {
  const { number, changedAt: seenAt } = await written(body);
  const decision = { decision: "publish" as const, note: "" };
  expect(await community.moderation.decide(number, decision, { staff: 1, seenAt })).toBe("done");
  return number;
}
const ask = (visitor: CustomerBrowser, text: string) =>
  visitor.submit(`${memberPaths.ask}/${product}`, { text });
/** Waits until a page shows a text: processes hear of changes a moment later. */
const shows = (page: () => Promise<string>, text: string) =>
  vi.waitFor(async () => expect(wordsOf(await page())).toContain(text));
const lacks = (page: () => Promise<string>, text: string) =>
  vi.waitFor(async () => expect(wordsOf(await page())).not.toContain(text));
const bodyOf = (path: string) => async () => (await browser().get(path)).body;

const productPage = async () => {
  const [card] = await shop.services.catalogue.byNumber({ site: allSites.DE.site, now: now() }, [
    product,
  ]);
  return (await browser().get(card!.url)).body;
};

test("a customer joins with a public name, renames, and leaves; the header's data follows", async () => {
  const visitor = browser();
  await register(visitor);
  const form = await visitor.get(customerPaths.community);
  expect(elements(form.body, "input").find(({ name }) => name === "name")?.value).toBe("Ida M.");
  const isMember = async () => (await visitor.data()).customer.statuses.isCommunityMember;
  expect(await isMember()).toBe(false);
  await visitor.submit(customerPaths.community, { ...membership, name: "  Ida  vom Hafen " });
  expect(await isMember()).toBe(true);
  expect(wordsOf((await visitor.get(customerPaths.community)).body)).toContain("Ida vom Hafen");
  await visitor.submit(customerPaths.community, { step: "save", name: "Ida am Kai" });
  expect(wordsOf((await visitor.get(customerPaths.community)).body)).toContain("Ida am Kai");
  await visitor.submit(customerPaths.community, { step: "leave" });
  expect(await isMember()).toBe(false);
});

test.each([
  [{ name: "", rules: "yes" }, texts.members.problems.required],
  [{ name: "Kontor Team", rules: "yes" }, texts.members.problems.reserved],
  [{ name: "Ohne Regeln" }, texts.members.problems.rules],
])(
  "the membership %o is refused with what to do, and what was typed stays",
  async (fields, text) => {
    const visitor = browser();
    await register(visitor);
    const response = await visitor.submit(customerPaths.community, { step: "save", ...fields });
    expect(response.statusCode).toBe(400);
    expect(wordsOf(response.body)).toContain(text);
    expect(elements(response.body, "input").find(({ name }) => name === "name")?.value).toBe(
      fields.name,
    );
  },
);

test("a name that differs in case alone is taken, on all sites of the language", async () => {
  await joined("Mokkamarie");
  const other = browser("AT");
  await register(other);
  const response = await other.submit(customerPaths.community, {
    ...membership,
    name: "MOKKA Marie",
  });
  expect(response.statusCode).toBe(409);
  expect(wordsOf(response.body)).toContain(texts.members.problems.taken);
});

test("who asks without login or name comes back to the question after both", async () => {
  const path = `${memberPaths.ask}/${product}`;
  const guest = await browser().get(path);
  expect(guest.statusCode).toBe(303);
  expect(guest.headers.location).toContain(encodeURIComponent(path));
  const visitor = browser();
  await register(visitor);
  const page = await visitor.get(path);
  expect(wordsOf(page.body)).toContain(texts.members.needed.title);
  const join = `${customerPaths.community}?next=${encodeURIComponent(path)}`;
  expect(page.body).toContain(join.replaceAll("&", "&amp;"));
  const after = await visitor.submit(customerPaths.community, {
    ...membership,
    name: "Rückkehrerin",
    next: path,
  });
  expect(after.headers.location).toBe(path);
  expect((await visitor.get(path)).statusCode).toBe(200);
});

test("a question is on the product's page once staff have published it, with its answers, and its author gets one mail", async () => {
  const question = "Wie lange bleiben die Bohnen nach dem Öffnen frisch?";
  const author = await joined();
  const response = await ask(author.visitor, question);
  expect(wordsOf(response.body)).toContain(texts.questions.received.question.title);
  await ask(author.visitor, question);
  expect(wordsOf(await productPage())).not.toContain(question);
  const number = await publish(question);
  await shows(productPage, question);
  await shows(bodyOf(pages.community), question);

  const helper = await joined();
  const answer = "Etwa drei Wochen, wenn die Tüte zu ist.";
  await helper.visitor.submit(`${memberPaths.answer}/${number}`, { text: answer });
  await publish(answer);
  const found = (await communityMembers.questions.find({ site: allSites.DE.site }, number))!;
  await communityMembers.questions.answerAsShop(found.question, "Am besten kühl und dunkel.", {
    site: allSites.DE.site,
    now: now(),
  });
  const mailsSoFar = (await shop.mails()).filter(({ to }) => to === author.email).length;
  await Promise.all([communityMembers.jobs[0]!.run(), communityMembers.jobs[0]!.run()]);
  const mail = await shop.mailTo(author.email, mailsSoFar);
  expect(mail.text).toContain(question);
  await communityMembers.jobs[0]!.run();
  const about = (await shop.mails()).filter(
    ({ to, subject }) => to === author.email && subject.startsWith("Ihre Frage ist beantwortet"),
  );
  expect(about).toHaveLength(1);

  const path = `${questionsPath}/${number}`;
  for (const shown of [question, answer, "Am besten kühl und dunkel.", author.name, helper.name])
    await shows(bodyOf(path), shown);
  const page = await browser().get(path);
  expect(await structuredDataErrors(structuredData(page.body))).toEqual([]);
  const qa = structuredData(page.body).find((data) => data["@type"] === "QAPage");
  expect(qa?.mainEntity).toMatchObject({ answerCount: 2, name: question });
  await lacks(bodyOf(pages.community), question);
});

test("staff answer a question in the name of the shop, which the product's page marks", async () => {
  const { visitor } = await joined();
  const question = "Ist die Tüte wiederverschließbar?";
  await ask(visitor, question);
  const number = await publish(question);
  const { browser: member } = await staffBrowser(shop, ["community"]);
  const list = await member.get(staffQuestionsPath, {});
  expect(wordsOf(list.body)).toContain(question);
  const path = `${staffQuestionsPath}/${number}`;
  const ownPage = { "sec-fetch-site": "same-origin" };
  expect((await member.submit(path, { text: "" }, ownPage)).statusCode).toBe(400);
  await member.submit(path, { text: "Ja, mit einer Klammer am Falz." }, ownPage);
  await shows(productPage, `${texts.questions.fromShop} Ja, mit einer Klammer am Falz.`);
  expect(wordsOf((await member.get(staffQuestionsPath, {})).body)).not.toContain(question);
  const { browser: other } = await staffBrowser(shop, ["orders"]);
  expect((await other.get(staffQuestionsPath, {})).statusCode).toBe(303);
});

test.each([
  ["", texts.questions.problems.required],
  ["Und?", texts.questions.problems.tooShort],
  ["Schreiben Sie mir: ida@example.com", texts.questions.problems.contact],
])("the question %o is refused, and what was typed stays", async (text, problem) => {
  const { visitor } = await joined();
  const response = await ask(visitor, text);
  expect(response.statusCode).toBe(400);
  expect(wordsOf(response.body)).toContain(problem);
  expect(response.body).toContain(`>${text}</textarea>`);
});

const recipe = {
  title: "Kanne für den Garten",
  brewing: "filter",
  cups: "4",
  grams: "34,5",
  millilitres: "560",
  degrees: "94",
  minutes: "5",
  extras: "1 Zweig Minze",
  steps: "Filter spülen\nKaffee aufgießen\nMinze dazugeben",
  product: "100121",
};

test("a recipe has a page with data for search engines once it is published; its author changes it, and it waits again", async () => {
  const { visitor, name } = await joined();
  const response = await visitor.submit(memberPaths.recipe, recipe);
  expect(wordsOf(response.body)).toContain(texts.recipes.received.title);
  const body = recipe.steps;
  const number = await publish(body);
  const path = `${recipesPath}/${number}`;
  const page = await browser().get(path);
  for (const shown of [recipe.title, name, "Minze dazugeben", "1 Zweig Minze", "34,5"])
    expect(wordsOf(page.body)).toContain(shown);
  expect(await structuredDataErrors(structuredData(page.body))).toEqual([]);
  expect(structuredData(page.body).find((data) => data["@type"] === "Recipe")).toMatchObject({
    name: recipe.title,
    totalTime: "PT5M",
    recipeInstructions: [{ text: "Filter spülen" }, {}, {}],
  });
  await shows(bodyOf(pages.recipes), recipe.title);
  await shows(bodyOf(pages.community), recipe.title);

  const stranger = await joined();
  expect((await stranger.visitor.get(`${memberPaths.recipe}/${number}`)).statusCode).toBe(404);
  const form = await visitor.get(`${memberPaths.recipe}/${number}`);
  expect(form.body).toContain(recipe.title);
  await visitor.submit(`${memberPaths.recipe}/${number}`, { ...recipe, minutes: "6" });
  await vi.waitFor(async () => expect((await browser().get(path)).statusCode).toBe(404));
});

test("a recipe with mistakes comes back with all that was typed", async () => {
  const { visitor } = await joined();
  const response = await visitor.submit(memberPaths.recipe, { ...recipe, grams: "9999" });
  expect(response.statusCode).toBe(400);
  expect(wordsOf(response.body)).toContain("Bitte geben Sie eine Zahl von 3 bis 250 ein.");
  for (const typed of [recipe.title, "Minze dazugeben", 'value="9999"'])
    expect(response.body).toContain(typed);
});

test("what a member wrote has the new name after a rename, and none after leaving or after the account is deleted", async () => {
  const { visitor, name } = await joined();
  const question = "Gibt es die Bohnen auch in einer größeren Tüte?";
  await ask(visitor, question);
  const number = await publish(question);
  const path = `${questionsPath}/${number}`;
  const shown = bodyOf(path);
  await shows(shown, name);
  await visitor.submit(customerPaths.community, { step: "save", name: "Ganz Neu" });
  await shows(shown, "Ganz Neu");
  await visitor.submit(customerPaths.community, { step: "leave" });
  await shows(shown, texts.members.former);

  const second = await joined();
  await second.visitor.submit(`${memberPaths.answer}/${number}`, { text: "Ja, ein Kilo." });
  await publish("Ja, ein Kilo.");
  await shows(shown, second.name);
  await shop.services.database.sql
    .deleteFrom("customer")
    .where("email", "=", second.email)
    .execute();
  await lacks(shown, second.name);
  await shows(shown, "Ja, ein Kilo.");
  expect((await written("Ja, ein Kilo.")).author.name).toBe("");
});

test("a member deletes what they wrote, and nothing that others wrote", async () => {
  const { visitor } = await joined();
  const other = await joined();
  const question = "Darf der Deckel in die Spülmaschine?";
  await ask(visitor, question);
  const { number } = await written(question);
  const step = { step: "delete", number: String(number) };
  await other.visitor.submit(customerPaths.community, step);
  expect(await community.contributions.ofNumber(number)).toBeDefined();
  await visitor.submit(customerPaths.community, step);
  expect(await community.contributions.ofNumber(number)).toBeUndefined();
});

test("the file with a customer's data has the membership and what they wrote", async () => {
  const { visitor, name } = await joined();
  const question = "Welche Mahlung passt zum Handfilter?";
  await ask(visitor, question);
  const data = (await visitor.get(customerPaths.dataExport)).json();
  expect(data.community).toMatchObject({ name });
  expect(JSON.stringify(data)).toContain(question);
});

test("examples are marked, have no data for search engines, and count nowhere", async () => {
  const at = { site: allSites.DE.site, now: now() };
  const [example] = await communityMembers.examples.recipes(at);
  const page = await browser().get(`${recipesPath}/${example!.id}`);
  expect(wordsOf(page.body)).toContain(texts.recipes.example);
  expect(page.body).toMatch(/<meta name="robots" content="noindex/);
  expect(structuredData(page.body).some((data) => data["@type"] === "Recipe")).toBe(false);
  const { recipes } = await communityMembers.counts(at);
  const real = await communityMembers.recipes.list(at, { limit: 200 });
  expect(recipes).toBe(real.length);
});

test.each(testedSites)(
  "the community's pages of %s are there, linked, and in the site map",
  async (code) => {
    const content = allSites[code as keyof typeof allSites];
    const visitor = browser(code);
    for (const path of [
      content.pages.community,
      content.pages.recipes,
      content.pages["community-rules"],
    ]) {
      const page = await visitor.get(path);
      expect(page.statusCode, path).toBe(200);
      expect(page.body).not.toContain("undefined");
    }
    const page = await visitor.get(content.pages.community);
    expect(page.body).toContain('data-page-type="community"');
    expect(page.body).toContain(content.pages["community-rules"]);
    const map = (await visitor.get("/sitemap.xml")).body;
    for (const path of [content.pages.community, content.pages.recipes])
      expect(map).toContain(`${path}</loc>`);
  },
);

test("an address of the community with another word leads to its own", async () => {
  const moved = await browser().get("/x-s400007360.html");
  expect(moved.statusCode).toBe(301);
  expect(moved.headers.location).toBe(pages.community);
});
