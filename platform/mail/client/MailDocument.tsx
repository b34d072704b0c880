import { Fragment } from "react";
import type { MailContent } from "../../shared/mail.ts";
import type { Design } from "../../shared/brand/brand.ts";
import type { Site } from "../../shared/sites/site.ts";
import type { MailPictures, MailTexts } from "../mail-contract.ts";
import { MailBlocks } from "./MailBlocks.tsx";
import { OutlookWidth } from "./outlook-width.ts";
import { MailCell, MailTable } from "./MailTable.tsx";
import { mailStyleSheet, mailStyles } from "./mail-styles.ts";

export interface MailDocumentProps {
  content: MailContent;
  texts: MailTexts;
  site: Pick<Site, "locale" | "brand">;
  design: Design;
  /** The shop's address. */
  origin: string;
  pictures: MailPictures;
}

/** Fills the preview in mail lists, so that no text of the mail follows it. */
const filler = "\u00a0\u200c".repeat(80);

/** An appendix repeats an order for the law. */
const withoutPictures = (pictures: MailPictures) => ({ ...pictures, of: () => undefined });

/**
 * A mail as HTML. Uses tables and inline styles, which every mail client supports, and pictures that are attached: it loads
 * nothing, so that opening a mail cannot be tracked.
 */
export function MailDocument(props: MailDocumentProps) {
  const { content, texts, site, design, origin, pictures } = props;
  const styles = mailStyles(design);
  const { subject, preview, heading, blocks, appendix, reason, unsubscribe } = content;
  const looks = { texts, styles, pictures };
  return (
    <html lang={site.locale} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{mailStyleSheet(design)}</style>
      </head>
      <body className="k-paper" style={styles.body}>
        {/* With the language, since mail clients drop html and body. */}
        <div role="main" lang={site.locale} dir="ltr">
          <div style={styles.preview}>
            {preview}
            {filler}
          </div>
          <MailTable>
            <MailCell className="k-paper" style={styles.outside} align="center">
              <OutlookWidth>
                <MailTable className="k-surface" style={styles.sheet}>
                  <MailCell style={styles.brand}>
                    <a style={styles.brandLink} href={origin}>
                      <img {...pictures.logo} alt={site.brand.name} style={styles.logo} />
                    </a>
                  </MailCell>
                  <MailCell className="k-ink" style={styles.content}>
                    <h1 style={styles.heading}>{heading}</h1>
                    <MailBlocks blocks={blocks} {...looks} />
                  </MailCell>
                  {appendix && (
                    <MailCell className="k-surface k-line k-ink" style={styles.appendix}>
                      <MailBlocks
                        blocks={appendix}
                        {...looks}
                        pictures={withoutPictures(pictures)}
                      />
                    </MailCell>
                  )}
                  <MailCell className="k-sunken k-soft" style={styles.foot}>
                    <p style={styles.small}>{reason}</p>
                    {unsubscribe && (
                      <p style={styles.small}>
                        <a className="k-link" style={styles.link} href={unsubscribe.page}>
                          {unsubscribe.text}
                        </a>
                      </p>
                    )}
                    <p style={styles.small}>
                      {texts.imprint.map((line) => (
                        <Fragment key={line}>
                          {line}
                          <br />
                        </Fragment>
                      ))}
                    </p>
                  </MailCell>
                </MailTable>
              </OutlookWidth>
            </MailCell>
          </MailTable>
        </div>
      </body>
    </html>
  );
}
