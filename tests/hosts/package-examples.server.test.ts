import { join } from "node:path";
import {
  chromium,
  expect as expectNow,
  type Browser,
  type Locator,
  type Page,
} from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ShownExample } from "../../border/hosts/exports/example.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { startExamples } from "../../tools/hosts/border-examples.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import { formatted } from "../../tools/scripts/formatted.ts";

/** Opens the page of all examples and compares docs/border-package-examples.md with what it shows. */

/** An application compiles a page when it is first requested. */
const expectPage = expectNow.configure({ timeout: 60_000 });

const guide = join(projectFolder, "docs/border-package-examples.md");

/** The text that each component shows. */
const shown: Record<string, string> = {
  useCart: "3 in the cart",
  useCustomer: "Hello Ada",
  useConsent: "Choose cookies",
  useBorderRouter: "/offers?page=2",
  BorderRouter: "/offers?page=2",
};

let server: Awaited<ReturnType<typeof startExamples>>;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
  server = await startExamples(browser);
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

async function shownBy(name: string, frame: Locator): Promise<string> {
  const example = frame.contentFrame().locator("#example");
  await expectPage(example).toHaveText(shown[name]!);
  return `Shows "${shown[name]}".`;
}

/** Tries an export in the application of Next that a frame shows. */
async function shownByNext(name: string, frame: Locator): Promise<string> {
  const application = frame.contentFrame();
  const heading = application.getByRole("heading", { level: 1 });
  await expectPage(heading).toHaveText(/^A \w*\s?page of Next$/);
  if (name !== "BorderRouter") {
    const parts = ["header", "footer"].map((part) =>
      application.locator(`[data-kontor="${part}"]`),
    );
    for (const part of parts) await expectPage(part).toBeVisible();
    return `Shows header and footer around "${await heading.textContent()}".`;
  }
  await expectPage
    .poll(() => heading.evaluate(() => window.kontor?.router !== undefined))
    .toBe(true);
  await heading.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    window.kontor!.router!.navigate("/offers");
  });
  await expectPage(heading).toHaveText("Angebote");
  expect(await heading.evaluate(() => "isSamePage" in window)).toBe(true);
  return 'Shows "Angebote", without loading the page.';
}

/** Returns what comes out of an example, as it stands in the document. */
async function outcomeOf({ entry, name, frame: address }: ShownExample): Promise<string> {
  const article = page.locator(`[id="${entry}/${name}"]`);
  if (address) {
    const frame = article.locator("iframe");
    await frame.scrollIntoViewIfNeeded();
    return entry.startsWith("@kontor/border/next")
      ? shownByNext(name, frame)
      : shownBy(name, frame);
  }
  const output = article.getByRole("status");
  await expectPage(output).toHaveText(/^(Returns|Passes)/);
  return output.evaluate((element) =>
    Array.from(element.childNodes, ({ nodeName, textContent }) =>
      nodeName === "CODE" ? `\`${textContent}\`` : textContent,
    ).join(""),
  );
}

test(
  "each export of the package has an example, whose code and result stand in the guide",
  { timeout: 600_000 },
  async () => {
    await page.goto(server.origin);
    const sections = [
      `# Examples of \`@kontor/border\`

Examples of each export, and of what its settings do, beside the [guide](./border-package.md). \`npm run border:examples\` shows them live,
on a page: with the package as it is packed and a stub shop whose cart has three articles and whose customer is Ada, components in a page
with its border. The tests open that page and write what comes out here
(\`npx vitest run --update --project server tests/hosts/package-examples.server.test.ts\`). The sources are in border/hosts/exports/, with
\`answersOf\` and \`hintsOf\`, which request pages of an app and return their headings and their early hints. The command
\`kontor-border doctor\` is in the [guide](./border-package.md#the-doctor).`,
    ];
    for (const [entry, examples] of Map.groupBy(server.examples, (example) => example.entry)) {
      sections.push(`## \`${entry}\``);
      for (const example of examples) {
        const { name, text, code, language, file } = example;
        sections.push(
          `### \`${name}\``,
          text,
          file
            ? `In [${file}](../${file}), an application that the tests drive.`
            : `\`\`\`${language}\n${code}\n\`\`\``,
          await outcomeOf(example),
        );
      }
    }
    const document = await formatted(guide, sections.join("\n\n"));
    await expect(document).toMatchFileSnapshot(guide);
  },
);
