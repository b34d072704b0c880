import type { CartArticle, CartUpdate } from "../cart-schema.ts";

/**
 * Serialized articles: carts share the objects of those that they have in common (`listEntries`). Each character of a text is one byte
 * of UTF-8: long texts of such characters are joined and sent several times faster.
 */
const texts = new WeakMap<CartArticle, string>();

/** Serializes a cart's response. Encodes an article once, not for every cart: they are nine tenths of a large one. */
export function cartJson({ cart, addedProduct }: CartUpdate): Buffer {
  const { revision, numberOfArticles, articles, ...rest } = cart;
  let list = "";
  for (const article of articles) list += (list && ",") + textOf(article);
  const added = addedProduct ? `,"addedProduct":${JSON.stringify(addedProduct)}` : "";
  const end = bytesOf(`${JSON.stringify(rest).slice(1)}${added}}`);
  return Buffer.from(
    `{"cart":{"revision":${revision},"numberOfArticles":${numberOfArticles},"articles":[${list}],${end}`,
    "latin1",
  );
}

function textOf(article: CartArticle): string {
  let text = texts.get(article);
  if (text === undefined) texts.set(article, (text = bytesOf(JSON.stringify(article))));
  return text;
}

/** Returns the bytes of a text in UTF-8 as one character each. */
const bytesOf = (text: string) => Buffer.from(text).toString("latin1");
