import { formFieldsOf } from "../cart-form.ts";
import type { CartChange } from "../cart-schema.ts";

/** Hidden fields that encode a change. */
export function ChangeFields({ change }: { change: CartChange }) {
  return Object.entries(formFieldsOf(change)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
