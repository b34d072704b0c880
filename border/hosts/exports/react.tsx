/** @jsxImportSource react */
import { useBorderRouter, useCart, useConsent, useCustomer } from "@kontor/border/react";
import { useCallback, useEffect, useState } from "react";

/** Components in a page with the border, each under the name of the export that it shows. */
export const examples = {
  /** The border's cart: its count, and how to add to it. */
  useCart() {
    const { count, add } = useCart();
    const [problem, setProblem] = useState("");
    const addThree = () =>
      add({ productId: "100111", quantity: 3 })
        .catch(() => "Please try again.")
        .then(setProblem);
    return <button onClick={addThree}>{problem || `${count} in the cart`}</button>;
  },
  /** The customer, as the header greets them. */
  useCustomer() {
    const { status, firstName } = useCustomer();
    return <p>{status === "LOGGED_IN" ? `Hello ${firstName}` : "Hello"}</p>;
  },
  /** The decision of the shopper on cookies, and how to open the settings. */
  useConsent() {
    const { hasDecided, allowed, open } = useConsent();
    const [problem, setProblem] = useState("");
    const openSettings = () => open().catch(() => setProblem("Please try again."));
    return (
      <button onClick={openSettings}>{problem || (hasDecided ? allowed : "Choose cookies")}</button>
    );
  },
  /** Takes searches of the border that lead to a page of the application. */
  useBorderRouter() {
    const [address, setAddress] = useState("/");
    const open = useCallback(({ pathname, search }: URL) => {
      setAddress(pathname + search);
      return pathname === "/offers";
    }, []);
    useBorderRouter(open);
    useEffect(() => window.kontor?.router?.navigate("/offers?page=2"), []);
    return <p>{address}</p>;
  },
};
