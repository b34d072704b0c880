import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import { useLayoutEffect, useRef, type ReactNode } from "react";
import { holdsFocus } from "../../../platform/client/focus.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { CartTexts } from "../cart-contract.ts";
import { cartFields } from "../cart-form.ts";
import { cartLimits } from "../cart-limits.ts";
import type { CartChange } from "../cart-schema.ts";
import type { CartEntryView } from "./cart-entries.ts";
import { ChangeForm } from "./ChangeForm.tsx";

interface QuantityStepperProps {
  entry: CartEntryView;
  texts: Pick<CartTexts, "lessOf" | "moreOf" | "quantityOf">;
  /** The id of the element that explains why the quantity is not available. */
  problemId?: string;
  /** Changes the quantity in the page's cart; 0 removes the entry. Without it (on the server) the browser submits the forms. */
  onQuantity?: (quantity: number) => void;
}

/** Changes the quantity of an entry in steps of one or to a typed number. Renders nothing for entries without a quantity. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { entry, texts, problemId, onQuantity } = props;
  const { title, quantity, setQuantity } = entry;
  if (!setQuantity) return null;
  const formTo = (wanted: number, button: ReactNode) => (
    <ChangeForm
      change={wanted > 0 ? setQuantity(wanted) : entry.remove}
      onChange={onQuantity && (() => onQuantity(wanted))}
    >
      {button}
    </ChangeForm>
  );
  return (
    <div className="kontor-stepper">
      {formTo(
        quantity - 1,
        <button type="submit" aria-label={fill(texts.lessOf, { title })}>
          <Icon icon={Minus} size={16} />
        </button>,
      )}
      <QuantityField {...props} change={setQuantity(quantity)} />
      {formTo(
        quantity + 1,
        <button
          type="submit"
          aria-label={fill(texts.moreOf, { title })}
          aria-describedby={problemId}
          disabled={quantity >= cartLimits.piecesPerArticle}
        >
          <Icon icon={Plus} size={16} />
        </button>,
      )}
    </div>
  );
}

/** Applies the typed number on Enter or blur; otherwise shows the cart's quantity. */
function QuantityField({
  entry: { title, quantity, intervalWeeks },
  texts,
  problemId,
  onQuantity,
  change,
}: QuantityStepperProps & { change: CartChange }) {
  const field = useRef<HTMLInputElement>(null);
  const isHydrated = useRef(false);
  const takeTyped = () => {
    const { value } = field.current!;
    field.current!.value = String(quantity);
    if (/^\d+$/.test(value) && Number(value) !== quantity) onQuantity?.(Number(value));
  };
  useLayoutEffect(() => {
    if (isHydrated.current) field.current!.value = String(quantity);
    // Typed and left before hydration.
    else if (!holdsFocus(field.current)) takeTyped();
    isHydrated.current = true;
    // As an attribute it would be missing after hydration: the server's form is checked by the browser.
    field.current!.form!.noValidate = onQuantity !== undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [quantity]);

  return (
    <ChangeForm change={change} onChange={onQuantity && takeTyped}>
      <input
        ref={field}
        className="kontor-stepper__value"
        name={cartFields.quantity}
        aria-label={fill(texts.quantityOf, { title })}
        aria-describedby={problemId}
        type="text"
        inputMode="numeric"
        // In a form without JavaScript, no quantity removes a subscription.
        pattern={intervalWeeks ? "[1-9][0-9]*" : "[0-9]+"}
        maxLength={3}
        required
        autoComplete="off"
        defaultValue={quantity}
        onFocus={() => field.current!.select()}
        onBlur={onQuantity && takeTyped}
      />
    </ChangeForm>
  );
}
