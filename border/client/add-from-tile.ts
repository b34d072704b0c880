import { cartFields } from "../cart/cart-form.ts";
import { add } from "./page-cart.ts";

/** Milliseconds for which a tile shows the result of adding. */
const shownFor = 7_500;

/** Adds the product of a tile's form to the cart, or the article that it names, and shows the result in the tile. */
export async function addFromTile(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector("button")!;
  const output = form.querySelector("output")!;
  if (button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  output.textContent = "";
  const fields = new FormData(form);
  const productId = String(fields.get(cartFields.productId));
  const tcm = fields.get(cartFields.tcm);
  const problem = await add({ productId, quantity: 1, ...(tcm !== null && { tcm: String(tcm) }) });
  button.ariaBusy = null;
  const text = problem || (output.dataset.added ?? "");
  output.textContent = text;
  setTimeout(() => output.textContent === text && (output.textContent = ""), shownFor);
}
