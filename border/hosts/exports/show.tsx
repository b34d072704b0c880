/** @jsxImportSource react */
import { createRoot } from "react-dom/client";
import { examples as react } from "./react.tsx";
import { examples as reactRouter } from "./react-router.tsx";

/** Shows the component that the address names: "#useCart". */
const Component = { ...react, ...reactRouter }[location.hash.slice(1) as keyof typeof react];
createRoot(document.getElementById("example")!).render(<Component />);
