import { Checkbox } from "./Checkbox.tsx";

const plain = <Checkbox id="gift" name="gift" label="Wrap it as a gift" defaultChecked />;
const withHint = (
  <Checkbox
    id="news"
    name="news"
    label="Write to me about new harvests"
    hint="About twice a month; one click ends it."
  />
);
const withError = (
  <Checkbox
    id="terms"
    name="terms"
    label="I agree to commercial electronic messages"
    error="Without your consent we may not write to you."
    required
  />
);

export const examples = { plain, withHint, withError };
