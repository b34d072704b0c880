import type { Metadata } from "next";
import Link from "next/link";
import { AddToCart } from "../../../kontor/AddToCart.tsx";

export const metadata: Metadata = { title: "Angebote" };

export default function Page() {
  return (
    <>
      <h1>Angebote</h1>
      <Link href="/page.html">Start</Link>
      <AddToCart productId="100111" />
    </>
  );
}
