import { Parser } from "htmlparser2";
import type { LocalizedTexts } from "../../commerce/scope.ts";

/** A translation of Vendure, which names languages as `pt_BR`. */
export interface Translation {
  languageCode: string;
}

/** Returns a text in each language, that of the channel first: what another one lacks is in it. */
export function textsOf<Text extends Translation>(
  { languageCode, translations }: { languageCode?: string; translations: Text[] },
  textOf: (translation: Text) => string | null | undefined,
): LocalizedTexts {
  const own = (translation: Text) => Number(translation.languageCode !== languageCode);
  return Object.fromEntries(
    translations
      .toSorted((one, other) => own(one) - own(other))
      .flatMap((translation) => {
        const text = textOf(translation);
        return text === null || text === undefined
          ? []
          : [[translation.languageCode.replace("_", "-"), text]];
      }),
  );
}

const blocks = new Set(["p", "br", "li", "div", "tr", "ul", "ol", "h1", "h2", "h3", "h4"]);

/** Returns the text of a description, which staff of Vendure write as HTML. */
export function plainText(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext: (part) => {
      text += part;
    },
    onclosetag: (name) => {
      if (blocks.has(name)) text += "\n";
    },
  });
  parser.end(html);
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n\s*/g, "\n")
    .trim();
}

/** Returns the first sentence of a text. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
