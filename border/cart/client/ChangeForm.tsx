import { cartPagePath } from "../../border-paths.ts";
import type { ReactNode } from "react";
import type { CartChange } from "../cart-schema.ts";
import { formFieldsOf } from "../cart-form.ts";

/** Hidden fields that encode a change. */
export function ChangeFields({ change }: { change: CartChange }) {
  return Object.entries(formFieldsOf(change)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

interface ChangeFormProps {
  change: CartChange;
  /** Applies the change to the page's cart; without it (on the server) the browser submits the form. */
  onChange?: () => void;
  /** The submit button, or a field of the change. */
  children: ReactNode;
}

/** A form that makes one change of the cart, with or without JavaScript. */
export function ChangeForm({ change, onChange, children }: ChangeFormProps) {
  return (
    <form
      method="post"
      action={cartPagePath}
      onSubmit={(event) => {
        if (!onChange) return;
        event.preventDefault();
        onChange();
      }}
    >
      <ChangeFields change={change} />
      {children}
    </form>
  );
}
