import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import type { Dispatch, SetStateAction } from "react";
import { cartFields } from "../../../border/cart/cart-form.ts";
import { cartLimits } from "../../../border/cart/cart-limits.ts";
import type { CartTexts } from "../../../border/cart/cart-contract.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";

export interface QuantityFieldProps {
  /** 0 while the field is empty. */
  quantity: number;
  texts: Pick<CartTexts, "lessOf" | "moreOf" | "quantity">;
  onChange: Dispatch<SetStateAction<number>>;
}

/** Renders the number of pieces to add: a field, and buttons next to it. */
export function QuantityField({ quantity, texts, onChange }: QuantityFieldProps) {
  return (
    <div className="kontor-stepper">
      <button
        type="button"
        aria-label={fill(texts.lessOf, { title: texts.quantity })}
        disabled={quantity <= 1}
        onClick={() => onChange((current) => Math.max(1, current - 1))}
      >
        <Icon icon={Minus} size={16} />
      </button>
      <input
        className="kontor-stepper__value"
        name={cartFields.quantity}
        aria-label={texts.quantity}
        type="text"
        inputMode="numeric"
        pattern="[1-9][0-9]*"
        maxLength={2}
        value={quantity || ""}
        onChange={(event) => onChange(Number(event.target.value.replace(/\D/g, "")))}
        onBlur={() => onChange((current) => Math.max(1, current))}
      />
      <button
        type="button"
        aria-label={fill(texts.moreOf, { title: texts.quantity })}
        disabled={quantity >= cartLimits.piecesPerArticle}
        onClick={() => onChange((current) => Math.min(cartLimits.piecesPerArticle, current + 1))}
      >
        <Icon icon={Plus} size={16} />
      </button>
    </div>
  );
}
