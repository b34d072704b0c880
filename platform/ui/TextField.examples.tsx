import { TextField } from "./TextField.tsx";

const plain = <TextField id="city" name="city" label="City" autoComplete="address-level2" />;
const withHint = (
  <TextField
    id="email"
    name="email"
    type="email"
    label="E-mail"
    hint="For the confirmation of your order."
    autoComplete="email"
    maxLength={256}
    required
  />
);
const withError = (
  <TextField
    id="lastName"
    name="lastName"
    label="Last name"
    hint="As it stands at the door."
    error="This field contains invalid characters."
    defaultValue="www.example.org"
    autoComplete="family-name"
    maxLength={40}
    required
  />
);
const disabled = (
  <TextField id="number" name="number" label="Customer number" defaultValue="100 204" disabled />
);

export const examples = { plain, withHint, withError, disabled };
