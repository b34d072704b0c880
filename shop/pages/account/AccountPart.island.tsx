import { hydratePart } from "../../../border/client/hydrate-part.ts";
import { AccountPart, type AccountPartProps } from "./AccountPart.tsx";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    AccountPart: AccountPartProps;
  }
}

export function hydrate(container: Element, props: AccountPartProps) {
  return hydratePart(container, <AccountPart {...props} />);
}
