import { Fragment, type PropsWithChildren } from "react";
import type { MailBlock } from "../../shared/mail.ts";
import { MailAmounts } from "./MailAmounts.tsx";
import type { MailPictures, MailTexts } from "../mail-contract.ts";
import { MailCell, MailTable } from "./MailTable.tsx";
import type { MailStyles } from "./mail-styles.ts";

/** Stacks the blocks of a mail vertically. */
export const MailBlocks = ({ blocks, ...rest }: Looks & { blocks: MailBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} {...rest} />);

interface Looks {
  texts: MailTexts;
  styles: MailStyles;
  pictures: MailPictures;
}

function Block({ block, texts, styles, pictures }: Looks & { block: MailBlock }) {
  switch (block.type) {
    case "heading": {
      const { text, level = 2 } = block;
      const Heading = `h${level}` as const;
      return (
        <Heading style={level === 2 ? styles.subheading : styles.innerHeading}>{text}</Heading>
      );
    }
    case "paragraph":
      return (
        <p style={styles.paragraph}>
          <Lines text={block.text} />
        </p>
      );
    case "note":
      return (
        <p className="k-soft" style={styles.note}>
          <Lines text={block.text} />
        </p>
      );
    case "link":
      return (
        <p style={styles.paragraph}>
          <a className="k-link" style={styles.link} href={block.url}>
            {block.text}
          </a>
        </p>
      );
    case "button":
      return (
        <MailTable>
          <MailCell>
            <MailTable width={undefined}>
              <MailCell className="k-button" style={styles.button}>
                <a className="k-button-link" style={styles.buttonLink} href={block.url}>
                  {block.text}
                </a>
              </MailCell>
            </MailTable>
          </MailCell>
          <MailCell className="k-soft" style={styles.buttonAddress}>
            {texts.buttonAddress}
            <br />
            <a className="k-link" style={styles.address} href={block.url}>
              {block.url}
            </a>
          </MailCell>
        </MailTable>
      );
    case "code":
      return (
        <Plate styles={styles}>
          <Code {...block} styles={styles} />
        </Plate>
      );
    case "voucher":
      return (
        <Plate styles={styles}>
          <p style={styles.voucherText}>{block.value}</p>
          <Code name={texts.voucherCode} code={block.code} styles={styles} />
          <p className="k-soft" style={styles.factName}>
            {block.conditions}
          </p>
        </Plate>
      );
    case "facts":
      return (
        <MailTable>
          {block.facts.map(({ name, value }) => (
            <MailCell key={name}>
              <p className="k-soft" style={styles.factName}>
                {name}
              </p>
              <p style={styles.factValue}>
                <Lines text={value} />
              </p>
            </MailCell>
          ))}
        </MailTable>
      );
    case "amounts":
      return <MailAmounts rows={block.rows} styles={styles} pictures={pictures} />;
  }
}

/** A ground of its own for the code that a reader looks for. */
const Plate = ({ styles, children }: PropsWithChildren<Pick<Looks, "styles">>) => (
  <MailTable>
    <MailCell className="k-sunken k-ink" style={styles.plate}>
      {children}
    </MailCell>
    <MailCell style={styles.space}>{"\u00a0"}</MailCell>
  </MailTable>
);

/** A code that is copied or typed. */
const Code = ({ name, code, styles }: Pick<Looks, "styles"> & { name: string; code: string }) => (
  <>
    <p className="k-soft" style={styles.factName}>
      {name}
    </p>
    <p style={styles.code}>{code}</p>
  </>
);

const Lines = ({ text }: { text: string }) =>
  text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
