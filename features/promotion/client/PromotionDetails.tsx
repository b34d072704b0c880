import Copy from "@lucide/icons/icons/copy";
import type { Promotion, PromotionLink } from "../promotion-contract.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { RichText } from "./RichText.tsx";
import type { PartTexts } from "./part-props.ts";

/** A voucher's code with what it is good for. Without JavaScript the code can be read and marked. */
export function Voucher({
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
      </span>{" "}
      <span className="kontor-voucher__code">
        <span className="kontor-hidden">{texts.voucher} </span>
        <code>{code}</code>
        <button type="button" aria-label={`${texts.copy}: ${code}`} data-kontor-copy={code}>
          <Icon icon={Copy} size={16} strokeWidth={1.8} />
        </button>
      </span>
      {/* There before it speaks, so that it is heard. */}
      <span
        className="kontor-voucher__said"
        role="status"
        data-copied={texts.copied}
        data-failed={texts.copyFailed}
      />
    </div>
  );
}

/** The conditions of an offer, closed until somebody wants them. */
export function Legal({
  legal: { text, hint, hintShort },
  texts,
}: {
  legal: NonNullable<Promotion["legal"]>;
  texts: PartTexts;
}) {
  return (
    <details className="kontor-legal" data-kontor-legal="">
      <summary>
        <InBothLengths long={hint ?? texts.legal} short={hintShort} />
      </summary>
      <p>
        <RichText html={text} />
      </p>
    </details>
  );
}

/** A text that gives way to a shorter one in narrow layouts. */
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

/** Content calls a link bold that matters more than those beside it. */
export function PlainLink({ link: { url, text, isBold } }: { link: PromotionLink }) {
  return <a href={url}>{isBold ? <strong>{text}</strong> : text}</a>;
}
