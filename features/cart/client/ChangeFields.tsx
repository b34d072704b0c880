import { fieldsOf } from "../cart-form.ts";
import type { CartChange } from "../cart-schema.ts";

/** A change as hidden fields. */
export function ChangeFields({ change }: { change: CartChange }) {
  return Object.entries(fieldsOf(change)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
