import { cartPagePath } from "../../border-paths.ts";
import TicketPercent from "@lucide/icons/icons/ticket-percent";
import Trash from "@lucide/icons/icons/trash";
import { useEffect, useRef, type FormEvent } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import { cartFields, cartFormNames } from "../cart-form.ts";
import type { CartVoucher } from "../cart-schema.ts";
import { cartLimits } from "../cart-limits.ts";
import { amountText } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";
import { ChangeFields } from "./ChangeForm.tsx";
import { refusalText, type RefusedChange } from "./store/refusals.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

interface VoucherFieldProps extends CartPartProps {
  voucher?: CartVoucher;
  refusal?: RefusedChange;
  /** The server has not computed the discount yet. */
  isWaiting: boolean;
}

/** The voucher in the cart, or a field for a code. */
export function VoucherField({ voucher, refusal, isWaiting, ...part }: VoucherFieldProps) {
  return voucher ? (
    <Redeemed key={voucher.code} voucher={voucher} isWaiting={isWaiting} {...part} />
  ) : (
    <CodeField refusal={refusal} {...part} />
  );
}

function CodeField({ refusal, texts, site, store }: CartPartProps & { refusal?: RefusedChange }) {
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const refused = refusal?.change && "setVoucher" in refusal.change ? refusal : undefined;
  useKeptFocus(form);
  useEffect(() => {
    if (refused) field.current?.focus();
  }, [refused]);
  const onSubmit = (event: FormEvent) => {
    if (!store) return;
    event.preventDefault();
    const code = field.current?.value.trim();
    if (code) void store.change({ setVoucher: { code, set: true } });
    else field.current?.focus();
  };
  return (
    <form
      ref={form}
      className="kontor-cart__voucher"
      method="post"
      action={cartPagePath}
      onSubmit={onSubmit}
    >
      <input type="hidden" name={cartFields.change} value={cartFormNames.setVoucher} />
      <input type="hidden" name={cartFields.set} value="true" />
      <TextField
        ref={field}
        id="kontor-voucher"
        name={cartFields.code}
        label={texts.voucher}
        error={refused && refusalText(refused, texts, site.locale)}
        defaultValue={refusedCode(refused)}
        maxLength={cartLimits.voucherCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" variant="secondary">
        {texts.redeem}
      </Button>
    </form>
  );
}

/** Returns the refused code, which a form without JavaScript shows again. */
const refusedCode = (refused?: RefusedChange) =>
  refused?.change && "setVoucher" in refused.change ? refused.change.setVoucher.code : undefined;

function Redeemed({
  voucher,
  isWaiting,
  texts,
  site,
  store,
}: CartPartProps & { voucher: CartVoucher; isWaiting: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  useKeptFocus(form);
  const { code, title, discount, missing } = voucher;
  const money = (amount: number) => amountText(isWaiting ? undefined : amount, site);
  const remove = { setVoucher: { code, set: false } };
  const onSubmit = (event: FormEvent) => {
    if (!store) return;
    event.preventDefault();
    void store.change(remove);
  };
  return (
    <form
      ref={form}
      className="kontor-cart__redeemed"
      method="post"
      action={cartPagePath}
      onSubmit={onSubmit}
    >
      <ChangeFields change={remove} />
      <Icon icon={TicketPercent} size={20} />
      <p>
        <strong translate="no">{code}</strong>
        <span>{` ${title}`}</span>
        <small>
          {missing > 0
            ? fill(texts.voucherMissing, { amount: money(missing) })
            : discount > 0
              ? money(-discount)
              : texts.voucherWithoutEffect}
        </small>
      </p>
      <button
        className="kontor-cart__remove"
        type="submit"
        aria-label={fill(texts.removeVoucher, { code })}
      >
        <Icon icon={Trash} size={16} />
      </button>
    </form>
  );
}
