import { fieldsOf } from "../cart-form.ts";
import type { CartChange } from "../cart-schema.ts";

/** A change as hidden fields. Several changes have the fields of all of them, and the last one counts. */
export function ChangeFields({ changes }: { changes: CartChange[] }) {
  const fields: Record<string, string> = Object.assign({}, ...changes.map(fieldsOf));
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
