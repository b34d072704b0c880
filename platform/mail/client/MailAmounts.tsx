import type { MailAmount } from "../../shared/mail.ts";
import type { MailPictures } from "../mail-contract.ts";
import { MailCell, MailTable } from "./MailTable.tsx";
import { pictureSize, type MailStyles } from "./mail-styles.ts";

interface MailAmountsProps {
  rows: MailAmount[];
  styles: MailStyles;
  pictures: MailPictures;
}

/** Rows of a text and its amount at the end of the line. Those of articles begin with a picture if one of them has a picture. */
export function MailAmounts({ rows, styles, pictures }: MailAmountsProps) {
  const shown = rows.map((row) => ({ row, src: row.picture && pictures.of(row.picture) }));
  const hasPictures = shown.some(({ src }) => src);
  return (
    <MailTable>
      {shown.map(({ row: { text, detail, amount, isTotal, picture }, src }, index) => {
        const isPictured = hasPictures && picture !== undefined;
        const weight = isTotal ? styles.total : {};
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
              style={{ ...styles.amountText, ...weight }}
              valign="top"
              colSpan={hasPictures && !isPictured ? 2 : undefined}
            >
              {text}
              {detail && (
                <>
                  <br />
                  <span className="k-soft" style={styles.detail}>
                    {detail}
                  </span>
                </>
              )}
            </MailCell>
            <MailCell style={{ ...styles.amount, ...weight }} align="right" valign="top">
              {amount}
            </MailCell>
          </tr>
        );
      })}
      <MailCell style={styles.space}>{"\u00a0"}</MailCell>
    </MailTable>
  );
}
