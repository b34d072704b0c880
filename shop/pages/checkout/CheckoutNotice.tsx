import { focusedIf } from "../../../platform/ui/Field.tsx";

/** Says what has happened since the shopper's last look, and has the focus, so that it is read first. */
export const CheckoutNotice = ({ text }: { text: string }) => (
  <div className="kontor-notice" data-kind="error" role="alert" tabIndex={-1} {...focusedIf(true)}>
    <p>{text}</p>
  </div>
);
