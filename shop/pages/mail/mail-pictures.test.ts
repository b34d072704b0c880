import { expect, test } from "vitest";
import type { MailPictures } from "../../../platform/mail/mail-contract.ts";
import type { MailContent } from "../../../platform/shared/mail.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { elements } from "../../../tests/support/html.ts";
import { allSites } from "../../sites/all-sites.ts";
import { mailExamples } from "./mail-examples.ts";
import { design } from "../../brand.ts";
import { renderMail } from "../../../storefront/pages/render-mail.tsx";

const pictures: MailPictures = {
  logo: { src: "cid:logo@kontor.example", width: 178, height: 52 },
  of: () => "cid:article@kontor.example",
};
const htmlOf = (content: MailContent, code: SiteCode, shown = pictures) =>
  renderMail(content, valueAt(allSites, code), "https://www.example.com", shown, design).html;

test.each(siteCodes)(
  "every picture of a mail of %s has its size; the logo has the shop's name as text, articles none",
  (code) => {
    for (const content of Object.values(mailExamples(code))) {
      const [logo, ...articles] = elements(htmlOf(content, code), "img");
      expect(logo).toMatchObject({ alt: valueAt(allSites, code).site.brand.name, width: "178" });
      for (const article of articles)
        expect(article).toMatchObject({ alt: "", width: "56", height: "56" });
    }
  },
);

/** Returns of each cell beside an article whether it is the place of a picture. */
function placesOf(shown: MailPictures): boolean[] {
  const html = htmlOf(mailExamples("DE").orderConfirmation!, "DE", shown);
  const table = html.split("<table").find((part) => part.includes("French press"))!;
  return elements(table, "td").map(({ style = "" }) => style.includes("width:56px"));
}

test("an article of a mail without a picture leaves its place free", () => {
  const [place, other] = [true, false];
  expect(placesOf(pictures).slice(0, 6)).toEqual(
    Array.from({ length: 3 }, () => [place, other]).flat(),
  );
});

test("articles of a mail without any picture have no place for one", () => {
  expect(placesOf({ ...pictures, of: () => undefined })).not.toContain(true);
});
