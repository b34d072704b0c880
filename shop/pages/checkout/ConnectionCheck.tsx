import { Island } from "../../../border/client/Island.tsx";

/** Lets the page's forms say that there is no connection, by a script that is there before the connection is lost. */
export const ConnectionCheck = ({ text }: { text: string }) => (
  <Island name="Checkout" strategy="load" data={{ text }}>
    {null}
  </Island>
);
