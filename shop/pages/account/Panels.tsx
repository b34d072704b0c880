import { Island } from "../../../border/client/Island.tsx";
import type {} from "./AccountPart.island.tsx";
import { AccountPart, type AccountPartProps } from "./AccountPart.tsx";

/** Renders the panels of a page, hydrated when the shopper shows interest. */
export const Panels = (props: AccountPartProps) => (
  <div className="kontor-account">
    <Island name="AccountPart" strategy="interact" data={props}>
      <AccountPart {...props} />
    </Island>
  </div>
);
