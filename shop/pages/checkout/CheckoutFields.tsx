import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { CustomerTexts } from "../../customer/customer-contract.ts";
import { maxFieldLengths, type CheckoutField } from "../../orders/address-fields.ts";
import type {
  CheckoutForm,
  CheckoutProblem,
  CheckoutProblems,
} from "../../orders/checkout-forms.ts";
import type { CheckoutTexts } from "../../orders/checkout-texts.ts";

/** The texts of the checkout's fields: their own, and those that all forms share. */
export interface FieldTexts {
  checkout: CheckoutTexts;
  customer: Pick<CustomerTexts, "problems" | "checkFields" | "mandatory">;
}

/** Values for the texts of problems. */
export interface ProblemHints {
  locale: string;
  /** The country that is delivered to, and that of the address. */
  country: string;
  chosen: string;
  /** A postal code of the address's country; the one that was entered, and the countries that it looks like. */
  example: string;
  code: string;
  countries: string;
}

/** A form as it was sent or stored. The first field with a problem has the focus. */
export interface CheckoutFormState {
  texts: FieldTexts;
  values: CheckoutForm;
  problems: CheckoutProblems;
  /** Fills the texts of problems. */
  hints: ProblemHints;
  /** Mark of the shopper who is shown the form. */
  owner: string;
}

/** Returns the message for a field that was rejected. */
export function problemText(
  problem: CheckoutProblem | undefined,
  { texts: { checkout, customer }, hints }: Pick<CheckoutFormState, "texts" | "hints">,
): string | undefined {
  if (!problem) return undefined;
  if (problem === "required" || problem === "tooLong") return customer.problems[problem];
  const filled = (text: string) => fill(text, { ...hints, next: checkout.next });
  switch (problem) {
    case "wrongPostalCode": {
      const digits = hints.example.replaceAll(/\D/g, "").length;
      return filled(plural(checkout.wrongPostalCode, digits, hints.locale));
    }
    case "maybeForeignPostalCode":
      return filled(`${checkout.foreignPostalCode} ${checkout.keepPostalCode}`);
    default:
      return filled(checkout[problem]);
  }
}

interface FieldProps extends CheckoutFormState {
  name: Exclude<CheckoutField, "kind" | "payment" | "email" | "country">;
  required?: boolean;
  hint?: string;
}

/** Returns the attributes of a field that depend on the state of its form. */
function attributesOf({ name, required, hint, ...state }: FieldProps) {
  const { texts, values, problems } = state;
  return {
    id: `checkout-${name}`,
    name,
    label: texts.checkout.labels[name],
    hint,
    required,
    error: problemText(problems[name], state),
    defaultValue: values[name],
    autoFocus: Object.keys(problems)[0] === name,
  };
}

/** Renders a line of text. Longer texts than allowed are not cut while typing: the server says which one is too long. */
export function CheckoutText({
  autoComplete,
  type,
  ...field
}: FieldProps & { autoComplete?: string; type?: "tel" }) {
  return (
    <TextField
      {...attributesOf(field)}
      type={type}
      autoComplete={autoComplete}
      spellCheck={false}
    />
  );
}

/** Renders a choice, the first entry of which asks to choose. */
export function CheckoutChoice({
  options,
  autoComplete,
  ...field
}: FieldProps & {
  options: { value: string; text: string; group?: string }[];
  autoComplete?: string;
}) {
  return (
    <Select
      {...attributesOf(field)}
      autoComplete={autoComplete}
      options={[{ value: "", text: field.texts.checkout.choose }, ...options]}
    />
  );
}

/** Renders the field for a greeting that comes with the articles. */
export function GiftMessage(state: CheckoutFormState) {
  const hint = fill(state.texts.checkout.giftHint, { max: maxFieldLengths.giftMessage });
  return <TextArea {...attributesOf({ ...state, name: "giftMessage", hint })} rows={3} />;
}

/** Says above a form that some of its fields have problems. */
export function CheckFields({ texts, problems }: Pick<CheckoutFormState, "texts" | "problems">) {
  if (Object.keys(problems).length === 0) return null;
  return (
    <div className="kontor-notice" data-kind="error" role="alert">
      <p>{texts.customer.checkFields}</p>
    </div>
  );
}
