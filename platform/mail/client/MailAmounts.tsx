import type { MailAmount } from "../../shared/mail.ts";
import type { MailPictures } from "../mail-contract.ts";
import { MailCell, MailTable } from "./MailTable.tsx";
import { pictureSize, type MailStyles } from "./mail-styles.ts";

interface MailAmountsProps {
  rows: MailAmount[];
  styles: MailStyles;
  pictures: MailPictures;
}

/**
 * Rows of a text and its amount: at the end of its line, or below it where the line has no room. Those of articles begin with a
 * picture if one of them has a picture.
 */
export function MailAmounts({ rows, styles, pictures }: MailAmountsProps) {
  const shown = rows.map((row) => ({ row, src: row.picture && pictures.of(row.picture) }));
  const hasPictures = shown.some(({ src }) => src);
  return (
    <MailTable>
      {shown.map(({ row: { text, detail, amount, isTotal, picture }, src }, index) => {
        const isPictured = hasPictures && picture !== undefined;
        return (
          <tr key={index}>
            {isPictured && (
              <MailCell style={styles.pictureCell} valign="top">
                {src && (
                  // Decorative: the title is next to it.
                  <img
                    src={src}
                    alt=""
                    width={pictureSize}
                    height={pictureSize}
                    style={styles.picture}
                  />
                )}
              </MailCell>
            )}
            <MailCell
              style={{ ...styles.amountRow, ...(isTotal && styles.total) }}
              valign="top"
              colSpan={hasPictures && !isPictured ? 2 : undefined}
            >
              <div style={styles.amountText}>
                {text}
                {detail && (
                  <>
                    <br />
                    <span className="k-soft" style={styles.detail}>
                      {detail}
                    </span>
                  </>
                )}
              </div>
              {amount && <div style={styles.amount}>{amount}</div>}
            </MailCell>
          </tr>
        );
      })}
      <MailCell style={styles.space}>{"\u00a0"}</MailCell>
    </MailTable>
  );
}
