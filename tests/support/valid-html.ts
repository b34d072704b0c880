import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** Returns what the HTML standard forbids in a page. */
export async function htmlErrors(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(({ message, selector }) => `${message} ${selector ?? ""}`);
}
