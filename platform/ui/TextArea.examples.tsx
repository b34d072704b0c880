import { TextArea } from "./TextArea.tsx";

const plain = <TextArea id="message" name="message" label="Message" />;
const withHint = (
  <TextArea
    id="order"
    name="order"
    label="Order"
    hint="Its number, or what you ordered and when."
    defaultValue={"A coffee grinder,\nordered on 3 November"}
    required
  />
);
const withError = (
  <TextArea
    id="reason"
    name="reason"
    label="Reason"
    error="This text is too long."
    defaultValue="It grinds too coarsely."
  />
);

export const examples = { plain, withHint, withError };
