import { Fragment } from "react";
import type { MailAmount, MailBlock } from "../../shared/mail.ts";
import type { MailTexts } from "../mail-contract.ts";
import { MailCell, MailTable } from "./MailTable.tsx";
import type { MailStyles } from "./mail-styles.ts";

/** Stacks the blocks of a mail vertically. */
export const MailBlocks = ({ blocks, ...rest }: Looks & { blocks: MailBlock[] }) =>
  blocks.map((block, index) => <Block key={index} block={block} {...rest} />);

interface Looks {
  texts: MailTexts;
  styles: MailStyles;
}

function Block({ block, texts, styles }: Looks & { block: MailBlock }) {
  switch (block.type) {
    case "heading":
      return (
        <h2 className="k-ink" style={styles.subheading}>
          {block.text}
        </h2>
      );
    case "paragraph":
      return (
        <p className="k-ink" style={styles.paragraph}>
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
        <p className="k-ink" style={styles.paragraph}>
          <a className="k-link" style={styles.link} href={block.url}>
            {block.text}
          </a>
        </p>
      );
    case "button":
      return (
        <>
          <MailTable width={undefined}>
            <MailCell className="k-button" style={styles.button}>
              <a className="k-button-link" style={styles.buttonLink} href={block.url}>
                {block.text}
              </a>
            </MailCell>
          </MailTable>
          <p className="k-soft" style={{ ...styles.note, padding: "16px 0" }}>
            {texts.buttonAddress}
            <br />
            <a className="k-link" style={styles.link} href={block.url}>
              {block.url}
            </a>
          </p>
        </>
      );
    case "voucher":
      return (
        <MailTable>
          <MailCell className="k-sunken" style={styles.voucher}>
            <p className="k-ink" style={{ ...styles.voucherText, fontWeight: "bold" }}>
              {block.value}
            </p>
            <p className="k-soft" style={{ ...styles.note, padding: "0" }}>
              {texts.voucherCode}
            </p>
            <p className="k-ink" style={styles.code}>
              {block.code}
            </p>
            <p className="k-soft" style={{ ...styles.note, padding: "0" }}>
              {block.conditions}
            </p>
          </MailCell>
          <MailCell style={{ padding: "8px 0" }}>{"\u00a0"}</MailCell>
        </MailTable>
      );
    case "facts":
      return (
        <MailTable>
          {block.facts.map(({ name, value }) => (
            <MailCell key={name}>
              <p className="k-soft" style={styles.factName}>
                {name}
              </p>
              <p className="k-ink" style={styles.factValue}>
                <Lines text={value} />
              </p>
            </MailCell>
          ))}
        </MailTable>
      );
    case "amounts":
      return (
        <>
          <MailTable>
            {block.rows.map((row, index) => (
              <AmountCells key={index} {...row} styles={styles} />
            ))}
          </MailTable>
          <p style={styles.note}>{"\u00a0"}</p>
        </>
      );
  }
}

/** Renders the two cells of a row: the text, and the amount at the end of the line. */
const AmountCells = ({
  text,
  detail,
  amount,
  isTotal,
  styles,
}: MailAmount & Pick<Looks, "styles">) => {
  const weight = isTotal ? styles.total : styles.amount;
  return (
    <>
      <MailCell style={styles.amountCell}>
        <p className="k-ink" style={weight}>
          {text}
        </p>
        {detail && (
          <p className="k-soft" style={styles.factName}>
            {detail}
          </p>
        )}
      </MailCell>
      <MailCell style={styles.amountCell} align="right">
        <p className="k-ink" style={{ ...weight, textAlign: "right", wordBreak: "keep-all" }}>
          {amount}
        </p>
      </MailCell>
    </>
  );
};

const Lines = ({ text }: { text: string }) =>
  text.split("\n").map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
