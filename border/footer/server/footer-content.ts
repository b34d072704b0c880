import Type, { type Static, type TSchema } from "typebox";
import { Key, Moment, text } from "../../../platform/shared/content/content-schema.ts";
import type { FooterContent, FooterIconName, LogoSource } from "../footer-contract.ts";
import type { storeIconNames } from "../picture-names.ts";

/** Schema of the files in shop/content/footer; shop/content/README.md explains it to editors. */

const closed = { additionalProperties: false };
const object = <Properties extends Record<string, TSchema>>(properties: Properties) =>
  Type.Object(properties, closed);
const some = <Item extends TSchema>(item: Item, maxItems: number) =>
  Type.Array(item, { minItems: 1, maxItems });

const link = { url: text(2_000), text: text(200) };
const Link = object(link);
/** The existence of the picture is checked later, where the error message can list all names. */
const iconName = Type.Unsafe<FooterIconName>(text(60));
const source = Type.Unsafe<LogoSource>(text(60));

/** Sections by their names in `FooterContent`: each is replaced as a whole. */
const sections = {
  headline: text(200),
  teaserGroups: some(
    object({
      heading: object({ iconName: Type.Optional(iconName), link: Link }),
      hideGroupInCheckout: Type.Boolean(),
      introductoryLink: Type.Optional(Link),
      introductoryText: Type.Optional(text(400)),
      links: Type.Array(object({ ...link, hideInClassic: Type.Optional(Type.Boolean()) }), {
        maxItems: 12,
      }),
      images: Type.Optional(some(object({ label: text(200), source }), 12)),
    }),
    12,
  ),
  seo: object({ heading: text(200), columns: some(some(Link, 12), 6) }),
  socialMedia: object({
    heading: text(200),
    icons: some(object({ iconName, link: Link }), 12),
  }),
  appReferences: object({
    heading: text(200),
    icons: some(
      object({
        iconName: Type.Unsafe<(typeof storeIconNames)[number]>(text(60)),
        link: Link,
      }),
      2,
    ),
  }),
  legalLinks: some(Link, 12),
  viewChanger: object({ toMobile: text(80), toDesktop: text(80) }),
  qualityLogos: some(
    object({
      heading: text(200),
      logos: some(
        object({
          source,
          label: text(200),
          link: Type.Optional(text(2_000)),
          width: Type.Optional(Type.Union([Type.Literal(80), Type.Literal(90)])),
        }),
        20,
      ),
    }),
    6,
  ),
  salesTax: object({
    textBeforeLink: text(200),
    link: Link,
    textAfterLink: Type.String({ maxLength: 200 }),
  }),
} satisfies Record<keyof FooterContent, TSchema>;

export const FooterSections = Type.Partial(object(sections), { ...closed, minProperties: 1 });
export type FooterSections = Static<typeof FooterSections>;

export const FooterEntry = object({
  name: Key,
  from: Type.Optional(Moment),
  until: Type.Optional(Moment),
  /** Rejected later, where the error message can say what to do instead. */
  test: Type.Optional(Type.Unknown()),
  content: FooterSections,
});
export type FooterEntry = Static<typeof FooterEntry>;
