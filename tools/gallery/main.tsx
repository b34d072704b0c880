import "../../shop/shop.css";
import "./gallery.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Frame } from "./Frame.tsx";
import { GalleryPage } from "./GalleryPage.tsx";

/** Renders the gallery or, inside its frame (`?theme=…`), the example named by the hash of the address. */
const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.kontorTheme = theme;
createRoot(document.getElementById("gallery")!).render(
  <StrictMode>{theme ? <Frame /> : <GalleryPage />}</StrictMode>,
);
