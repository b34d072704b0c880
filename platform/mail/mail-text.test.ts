import { expect, test } from "vitest";
import { mailText } from "./mail-text.ts";

const texts = {
  imprint: ["Kontor GmbH", "Hamburg"],
  buttonAddress: "Address:",
  voucherCode: "Your code:",
};
const mail = { subject: "Hello", preview: "", heading: "Good day", reason: "You asked for it." };

test("the text of a mail has every block in its order, with addresses on lines of their own", () => {
  const text = mailText(
    {
      ...mail,
      blocks: [
        { type: "paragraph", text: "A paragraph." },
        { type: "note", text: "A note." },
        { type: "button", text: "Confirm", url: "https://shop.example/confirm" },
        { type: "link", text: "Preferences", url: "https://shop.example/preferences" },
        { type: "voucher", code: "CODE", value: "5 €", conditions: "Until Friday." },
        {
          type: "facts",
          facts: [
            { name: "Number", value: "4711" },
            { name: "Day", value: "Monday" },
          ],
        },
      ],
      appendix: [{ type: "note", text: "Terms." }],
    },
    texts,
  );
  expect(text).toBe(`Good day

A paragraph.

A note.

Confirm
https://shop.example/confirm

Preferences
https://shop.example/preferences

5 €
Your code:
CODE
Until Friday.

Number
4711

Day
Monday

Terms.

-- 
You asked for it.

Kontor GmbH
Hamburg
`);
});

test("the text of a newsletter's mail ends with how to unsubscribe, before the imprint", () => {
  const unsubscribe = {
    list: "",
    oneClick: "",
    page: "https://shop.example/bye",
    text: "Unsubscribe",
  };
  expect(mailText({ ...mail, blocks: [], unsubscribe }, texts)).toBe(
    "Good day\n\n-- \nYou asked for it.\n\nUnsubscribe\nhttps://shop.example/bye\n\nKontor GmbH\nHamburg\n",
  );
});
