import type { MailBlock, MailContent } from "../shared/mail.ts";
import type { MailTexts } from "./mail-contract.ts";

/** Renders the text part of a mail, with the same content as the HTML in the same order. */
export function mailText(content: MailContent, texts: MailTexts): string {
  const { heading, blocks, appendix = [], reason, unsubscribe } = content;
  const parts = [
    heading,
    ...[...blocks, ...appendix].map((block) => blockText(block, texts)),
    // The signature delimiter: mail clients omit the text after it when quoting.
    `-- \n${reason}`,
    ...(unsubscribe ? [`${unsubscribe.text}\n${unsubscribe.page}`] : []),
    texts.imprint.join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Between a text and its amount: a colon would not be punctuation of every language. */
const gap = "   ";

function blockText(block: MailBlock, texts: MailTexts): string {
  switch (block.type) {
    case "heading":
    case "paragraph":
    case "note":
      return block.text;
    case "button":
    case "link":
      return `${block.text}\n${block.url}`;
    case "code":
      return `${block.name}\n${block.code}`;
    case "voucher":
      return `${block.value}\n${texts.voucherCode}\n${block.code}\n${block.conditions}`;
    case "facts":
      return block.facts.map(({ name, value }) => `${name}\n${value}`).join("\n\n");
    case "amounts":
      return block.rows
        .map(({ text, detail, amount }) =>
          [amount ? text + gap + amount : text, detail].filter(Boolean).join("\n"),
        )
        .join("\n");
  }
}
