import "./gallery.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Frame } from "./Frame.tsx";
import { Gallery } from "./Gallery.tsx";

/** The gallery, or inside its frame (`?theme=…`) what the address after # names. */
const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.kontorTheme = theme;
createRoot(document.getElementById("gallery")!).render(
  <StrictMode>{theme ? <Frame /> : <Gallery />}</StrictMode>,
);
