import Type, { type Static } from "typebox";
import { formed, Moment, text } from "../../../platform/shared/content/content-schema.ts";
import { numberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { ContentBlock, FocusPoint } from "./content-blocks.ts";

/** A page as its file has it; `shop/content/content-pages/{SITE}/{id}.yaml`. */
export const ContentPageFile = Type.Object(
  {
    number: Type.Integer({ minimum: 1, maximum: 999_999_999 }),
    address: formed(
      "^[a-z0-9]+(-[a-z0-9]+)*$",
      "small letters without accents, with hyphens between words, such as kaffee-roesten",
      60,
    ),
    sites: Type.Optional(
      Type.Unsafe<SiteCode[]>(Type.Array(Type.String(), { minItems: 1, uniqueItems: true })),
    ),
    picture: text(80),
    focus: Type.Optional(FocusPoint),
    title: text(80),
    description: text(200),
    lead: text(400),
    /** Without it, or true: other pages link to it. */
    listed: Type.Optional(Type.Boolean()),
    from: Type.Optional(Moment),
    until: Type.Optional(Moment),
    blocks: Type.Array(ContentBlock, { minItems: 1, maxItems: 60 }),
  },
  { additionalProperties: false },
);
export type ContentPageFile = Static<typeof ContentPageFile>;

/** The content of a page, besides the columns of its row. */
export type BlocksContent = Omit<
  ContentPageFile,
  "address" | "from" | "number" | "sites" | "until"
>;

/** A page of a site, with its figures filled in. */
export interface ContentPage extends BlocksContent {
  /** The name of its file, by which sites have the same page. */
  id: string;
  /** Its only address on the site. */
  path: string;
  number: number;
  /** When it said something else for the last time. */
  modified: Date;
}

/** Returns the address of a page: `/kaffee-roesten-s400008001.html`. */
export const contentPagePath = ({ address, number }: { address: string; number: number }) =>
  numberedPath(address, "s", number);

/** Returns the campaigns whose forms stand in a page. */
export const formsOf = ({ blocks }: Pick<ContentPage, "blocks">): string[] =>
  blocks.flatMap(({ form }) => form ?? []);
