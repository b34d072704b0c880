/** @jsxImportSource react */
import { createRoot } from "react-dom/client";
import type { ShownExample } from "./example.ts";
import { ExamplesPage } from "./ExamplesPage.tsx";

const response = await fetch("/examples.json");
const examples = (await response.json()) as ShownExample[];
createRoot(document.getElementById("examples")!).render(<ExamplesPage examples={examples} />);
