import { renderToStaticMarkup } from "react-dom/server";
import { MailDocument } from "../../platform/mail/client/MailDocument.tsx";
import { withOutlookWidths } from "../../platform/mail/client/outlook-width.ts";
import { mailText } from "../../platform/mail/mail-text.ts";
import { mailWords } from "../../platform/mail/mail-words.ts";
import type { MailPictures } from "../../platform/mail/mail-contract.ts";
import type { MailContent } from "../../platform/shared/mail.ts";
import type { Design } from "../../platform/shared/brand/brand.ts";
import type { MailTexts } from "../../platform/mail/mail-contract.ts";
import type { Site } from "../../platform/shared/sites/site.ts";

/** A site in the words of its mails. */
export interface MailedSite {
  site: Site;
  texts: { mail: MailTexts };
}

/** Removes what React adds to the head for each picture, which mail clients do not know. */
const withoutPreloads = (html: string) => html.replaceAll(/<link rel="preload"[^>]*>/g, "");

/** Renders subject, HTML and text of a mail, both with the same content; `origin` is the site's address. */
export function renderMail(
  given: MailContent,
  { site, texts }: MailedSite,
  origin: string,
  pictures: MailPictures,
  design: Design,
): { subject: string; html: string; text: string } {
  const content = mailWords(given);
  const document = (
    <MailDocument
      content={content}
      texts={texts.mail}
      site={site}
      design={design}
      origin={origin}
      pictures={pictures}
    />
  );
  return {
    subject: content.subject,
    html: `<!doctype html>${withOutlookWidths(withoutPreloads(renderToStaticMarkup(document)))}`,
    text: mailText(content, texts.mail),
  };
}
