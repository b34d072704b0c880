import type { ReactElement } from "react";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { allSites } from "../../sites/all-sites.ts";
import { examplePictures, mailExamples } from "./mail-examples.ts";
import { MailFrame } from "./MailFrame.tsx";
import { design } from "../../brand.ts";
import { renderMail } from "../../../storefront/pages/render-mail.tsx";

/** Named examples of all mails in two languages, for visual checks. */

const shown: SiteCode[] = ["DE", "TR"];

export const examples: Record<string, ReactElement> = Object.fromEntries(
  shown.flatMap((code) =>
    Object.entries(mailExamples(code)).map(([name, content]) => [
      `${name}${code}`,
      <MailFrame
        key={name}
        title={content.subject}
        html={
          renderMail(
            content,
            valueAt(allSites, code),
            "https://www.example.com",
            examplePictures,
            design,
          ).html
        }
      />,
    ]),
  ),
);
