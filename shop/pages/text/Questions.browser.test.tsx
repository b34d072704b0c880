import "../../shop.css";
import "./service.entry.css";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { attachQuestions } from "./attach-questions.ts";
import { threeQuestions } from "./Questions.examples.tsx";
import { Questions } from "./Questions.tsx";

const { texts, locale } = threeQuestions;
const summary = (text: string) => page.getByText(text, { exact: true });
const field = page.getByRole("searchbox", { name: texts.searchQuestions });

beforeEach(() => {
  document.body.innerHTML = renderToString(
    <main className="kontor-page kontor-text">
      <Questions {...threeQuestions} />
    </main>,
  );
});
afterEach(() => {
  document.body.replaceChildren();
  location.hash = "";
});

const attach = () => attachQuestions(document.querySelector("main")!, { ...texts, locale });

test("a question unfolds without a script, also by the keyboard", async () => {
  await expect.element(page.getByText("Ab 20 Euro nichts.")).not.toBeVisible();
  await summary("Was kostet der Versand?").click();
  await expect.element(page.getByText("Ab 20 Euro nichts.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("Ab 20 Euro nichts.")).not.toBeVisible();
});

test("the field leaves the questions in whose words or answers each typed word occurs, whatever its accents", async () => {
  attach();
  await field.fill("KUHL kaffee");
  await expect.element(summary("Wie bewahre ich Kaffee auf?")).toBeVisible();
  await expect.element(summary("Wo ist mein Paket?")).not.toBeVisible();
  await expect.element(summary("Lieferung")).not.toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("1 Frage passt");
  await field.fill("tee");
  await expect.element(page.getByRole("status")).toHaveTextContent(texts.noQuestion);
  await field.clear();
  await expect.element(summary("Wo ist mein Paket?")).toBeVisible();
  await expect.element(page.getByRole("status")).toHaveTextContent("");
});

test("a link to an answer opens its question, also one that the field had hidden", async () => {
  attach();
  await field.fill("kaffee");
  location.hash = "#paket";
  await expect.element(page.getByText("Das zeigt Ihr Konto.")).toBeVisible();
  await expect.element(field).toHaveValue("");
});
