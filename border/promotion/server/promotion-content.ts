import Type, { type Static, type TSchema } from "typebox";
import {
  formed,
  Key,
  Moment,
  TestGroup,
  voucherCode,
} from "../../../platform/shared/content/content-schema.ts";
import { promotionLimits, wireTypes } from "../promotion-contract.ts";
import type { WireContent } from "../wire-content.ts";

/** Schema of the files in shop/content/promotions; shop/content/README.md explains it to editors. */

const closed = { additionalProperties: false };
const text = (maxLength: number) => Type.String({ minLength: 1, maxLength });

const Link = Type.Object(
  { url: text(2_000), text: text(200), boldLink: Type.Optional(Type.Boolean()) },
  closed,
);

const Picture = Type.Object(
  {
    picture: Key,
    imageCss: Type.Optional(text(200)),
    containerCss: Type.Optional(text(200)),
  },
  closed,
);

const bodyFields = {
  headline: Type.Optional(text(200)),
  promotionLongText: Type.Optional(text(400)),
  promotionShortText: Type.Optional(text(120)),
  subline: Type.Optional(text(400)),
  img: Type.Optional(Picture),
  piImage: Type.Optional(Picture),
  useDarkTheme: Type.Optional(Type.Boolean()),
  backgroundColorCode: Type.Optional(text(20)),
  textColor: Type.Optional(text(20)),
  legalText: Type.Optional(text(2_000)),
  legalTextHint: Type.Optional(text(80)),
  legalTextHintShort: Type.Optional(text(40)),
  voucherCode: Type.Optional(voucherCode(24)),
  voucherCodeInstructions: Type.Optional(text(200)),
  ctaButtonLink: Type.Optional(text(2_000)),
  ctaButtonText: Type.Optional(text(60)),
  links: Type.Optional(Type.Array(Link, { minItems: 1, maxItems: 4 })),
} satisfies Partial<Record<keyof WireContent, TSchema>>;

const PromotionBody = Type.Object(bodyFields, closed);

const PromotionContent = Type.Object(
  {
    id: formed(
      `^~?[\\w-]{1,${promotionLimits.idLength}}$`,
      "the place, such as ~top_banner, ~header_top, ~home_pi, ~category_1150 or SHOP_FOOTER",
    ),
    name: Key,
    priority: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000 })),
    type: Type.Union(Object.values(wireTypes).map((type) => Type.Literal(type))),
    from: Type.Optional(Moment),
    until: Type.Optional(Moment),
    test: Type.Optional(TestGroup),
    tags: Type.Optional(
      Type.Array(
        formed(
          `^[\\w-]{1,${promotionLimits.tagLength}}$`,
          `letters, digits, _ and -, at most ${promotionLimits.tagLength}`,
        ),
        { maxItems: promotionLimits.tags },
      ),
    ),
    content: PromotionBody,
  },
  closed,
);

export const PromotionsContent = Type.Array(PromotionContent);
export type PromotionContent = Static<typeof PromotionContent>;
export type PromotionBody = Static<typeof PromotionBody>;
