import { Fragment, type CSSProperties, type ReactNode } from "react";
import type { MailContent } from "../../shared/mail.ts";
import type { Design } from "../../shared/brand.ts";
import type { Site } from "../../shared/site.ts";
import type { MailTexts } from "../mail-contract.ts";
import { MailBlocks } from "./MailBlocks.tsx";
import { OutlookWidth } from "./outlook-width.ts";
import { MailCell, MailTable } from "./MailTable.tsx";
import { darkMailStyles, mailStyles } from "./mail-styles.ts";

export interface MailDocumentProps {
  content: MailContent;
  texts: MailTexts;
  site: Pick<Site, "locale" | "brand">;
  design: Design;
  /** The shop's address. */
  origin: string;
}

/** Fills the preview in mail lists, so that no text of the mail follows it. */
const filler = "\u00a0\u200c".repeat(80);

/**
 * A mail as HTML. Uses tables and inline styles, which every mail client supports, and no pictures: nothing is missing where
 * pictures are blocked, and opening a mail cannot be tracked.
 */
export function MailDocument({ content, texts, site, design, origin }: MailDocumentProps) {
  const styles = mailStyles(design);
  const { subject, preview, heading, blocks, reason, unsubscribe } = content;
  return (
    <html lang={site.locale} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkMailStyles(design)}</style>
      </head>
      <body className="k-paper" style={styles.body}>
        <div style={styles.preview}>
          {preview}
          {filler}
        </div>
        <MailTable>
          <MailCell className="k-paper" style={styles.outside} align="center">
            <OutlookWidth>
              <MailTable className="k-surface" style={styles.sheet}>
                <MailCell className="k-ink" style={styles.brand}>
                  <a className="k-ink" style={styles.brandLink} href={origin}>
                    {site.brand.name}
                  </a>
                </MailCell>
                <MailCell style={styles.content}>
                  <h1 className="k-ink" style={styles.heading}>
                    {heading}
                  </h1>
                  <MailBlocks blocks={blocks} texts={texts} styles={styles} />
                </MailCell>
                <MailCell className="k-sunken" style={styles.foot}>
                  <Small style={styles.small}>{reason}</Small>
                  {unsubscribe && (
                    <Small style={styles.small}>
                      <a className="k-link" style={styles.link} href={unsubscribe.page}>
                        {unsubscribe.text}
                      </a>
                    </Small>
                  )}
                  <Small style={styles.small}>
                    {texts.imprint.map((line) => (
                      <Fragment key={line}>
                        {line}
                        <br />
                      </Fragment>
                    ))}
                  </Small>
                </MailCell>
              </MailTable>
            </OutlookWidth>
          </MailCell>
        </MailTable>
      </body>
    </html>
  );
}

const Small = ({ style, children }: { style: CSSProperties; children: ReactNode }) => (
  <p className="k-soft" style={style}>
    {children}
  </p>
);
