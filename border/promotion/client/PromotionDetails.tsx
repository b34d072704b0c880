import Copy from "@lucide/icons/icons/copy";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { Promotion, PromotionLink, PromotionTexts } from "../promotion-contract.ts";
import { parseRichText, plainTextOf } from "../rich-text.ts";
import { RichText } from "./RichText.tsx";

/** The messages of the promotion components. */
export type PartTexts = Omit<PromotionTexts, "app">;

export interface PartProps {
  promotion: Promotion;
  texts: PartTexts;
}

/**
 * Returns the attributes that styles and tracking read. A light promotion without its own colours follows the page, which may be
 * dark.
 */
export const partAttributes = ({ theme, colours, headline }: Promotion) => ({
  "data-kontor-headline": plainTextOf(parseRichText(headline)) || undefined,
  "data-kontor-theme": theme === "dark" || colours ? theme : undefined,
  "data-background": colours?.background,
  "data-text": colours?.text,
});

/** A voucher's code with its instructions. Without JavaScript the code can be read and selected. */
export function PromotionVoucher({
  voucher: { code, instructions },
  texts,
}: {
  voucher: NonNullable<Promotion["voucher"]>;
  texts: PartTexts;
}) {
  return (
    <div className="kontor-voucher">
      <span>
        <RichText html={instructions} />
      </span>
      <span className="kontor-voucher__code">
        <span className="kontor-hidden">{` ${texts.voucher} `}</span>
        <code translate="no">{code}</code>
        <button type="button" aria-label={fill(texts.copy, { code })} data-kontor-copy={code}>
          <Icon icon={Copy} size={16} strokeWidth={1.8} />
        </button>
      </span>
      {/* In the page before it has a text, so that screen readers announce the text. */}
      <span
        className="kontor-voucher__said"
        role="status"
        data-copied={texts.copied}
        data-failed={texts.copyFailed}
      />
    </div>
  );
}

/** The conditions of an offer, initially closed. */
export function Legal({
  legal: { text, hint, hintShort },
  texts,
}: {
  legal: NonNullable<Promotion["legal"]>;
  texts: PartTexts;
}) {
  const name = hint ?? texts.legal;
  return (
    <details className="kontor-legal" data-kontor-legal={plainTextOf(parseRichText(name))}>
      <summary>
        <InBothLengths long={name} short={hintShort} />
      </summary>
      <p>
        <RichText html={text} />
      </p>
    </details>
  );
}

/** A text with a shorter version for narrow layouts. */
export function InBothLengths({ long, short }: { long: string; short?: string }) {
  if (!short) return <RichText html={long} />;
  return (
    <>
      <span className="kontor-promotion__long">
        <RichText html={long} />
      </span>
      <span className="kontor-promotion__short">
        <RichText html={short} />
      </span>
    </>
  );
}

/** A link of content, which may be bold and may have no text of its own. */
export function PlainLink({
  link: { url, text, isBold },
  texts,
}: {
  link: PromotionLink;
  texts: PartTexts;
}) {
  const name = text || texts.more;
  return <a href={url}>{isBold ? <strong>{name}</strong> : name}</a>;
}
