import Type, { type Static, type TSchema } from "typebox";
import { formed, Key, text } from "../../../platform/shared/content/content-schema.ts";

/**
 * The blocks that a content page is made of. Each is one key with its value: `- text: …`. No block contains another one.
 * shop/content/README.md explains them to editors.
 */

const closed = { additionalProperties: false };

const Heading = text(120);
/** Markdown: paragraphs, lists, bold and links. */
const ShortText = text(2_000);
const Link = text(300);
const PictureId = text(80);

/** The point of a picture that stays visible when it is cropped, from its left and its upper edge. */
export const FocusPoint = formed(
  "^(0|[1-9]0|100)% (0|[1-9]0|100)%$",
  "two percentages in steps of ten, from the left and from above, such as 60% 40%",
);

const Duration = formed("^[1-9]\\d{0,3} (s|min|h|d)$", "a time such as 45 s, 4 min, 2 h or 1 d");

const list = <Item extends TSchema>(item: Item, maxItems: number, minItems = 1) =>
  Type.Array(item, { minItems, maxItems });

const blockValues = {
  text: text(8_000),
  picture: Type.Object(
    {
      picture: PictureId,
      alt: Type.Optional(text(200)),
      focus: Type.Optional(FocusPoint),
      caption: Type.Optional(text(300)),
    },
    closed,
  ),
  products: Type.Object(
    {
      title: Heading,
      numbers: Type.Optional(
        Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: 12, uniqueItems: true }),
      ),
      query: Type.Optional(text(80)),
      category: Type.Optional(Key),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    },
    closed,
  ),
  teasers: Type.Object(
    {
      title: Type.Optional(Heading),
      list: list(
        Type.Object(
          {
            picture: PictureId,
            focus: Type.Optional(FocusPoint),
            title: Heading,
            text: Type.Optional(text(200)),
            link: Link,
          },
          closed,
        ),
        6,
        2,
      ),
    },
    closed,
  ),
  quotation: Type.Object({ text: text(600), by: Type.Optional(text(120)) }, closed),
  video: Type.Object(
    { poster: PictureId, title: Heading, link: Link, time: Type.Optional(Duration) },
    closed,
  ),
  accordion: Type.Object(
    {
      title: Type.Optional(Heading),
      questions: Type.Optional(Type.Boolean()),
      list: list(Type.Object({ title: Heading, text: ShortText }, closed), 20),
    },
    closed,
  ),
  table: Type.Object(
    {
      title: Type.Optional(Heading),
      head: list(text(80), 6, 2),
      rows: list(list(text(300), 6, 2), 40),
    },
    closed,
  ),
  steps: Type.Object(
    {
      title: Heading,
      time: Type.Optional(Duration),
      needs: Type.Optional(list(text(120), 12)),
      list: list(
        Type.Object({ title: Heading, text: ShortText, time: Type.Optional(Duration) }, closed),
        20,
        2,
      ),
    },
    closed,
  ),
  action: Type.Object(
    { title: Heading, text: Type.Optional(text(400)), label: text(60), link: Link },
    closed,
  ),
  /** The id of the campaign whose form stands here. */
  form: Key,
};

export type BlockKind = keyof typeof blockValues;
export const blockKinds = Object.keys(blockValues) as BlockKind[];

/** A block as editors write it: exactly one of the keys. */
export const ContentBlock = Type.Partial(Type.Object(blockValues), closed);
export type ContentBlock = Static<typeof ContentBlock>;

/** The value of a block of one kind. */
export type ContentBlockOf<Kind extends BlockKind> = NonNullable<ContentBlock[Kind]>;

/** Units of durations, as `Intl.NumberFormat` and ISO 8601 name them. */
const units = { s: "second", min: "minute", h: "hour", d: "day" } as const;

/** Reads a duration such as "4 min". */
export function readDuration(duration: string) {
  const [count, unit] = duration.split(" ") as [string, keyof typeof units];
  const iso = unit === "d" ? `P${count}D` : `PT${count}${unit.charAt(0).toUpperCase()}`;
  return { count: Number(count), unit: units[unit], iso };
}
