import { cookies } from "next/headers";
import Link from "next/link";
import { Suspense } from "react";
import { AddToCart } from "../../../../kontor/AddToCart.tsx";

/** The build renders this page; others are rendered when they are first requested. */
export const generateStaticParams = () => [{ name: "kaffee" }];

export default async function Page({ params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  return (
    <>
      <h1>{name}</h1>
      <AddToCart productId="100111" />
      <Suspense fallback={<p>Ihr Besuch</p>}>
        <Visit />
      </Suspense>
      <Link href="/cached.html">Start</Link>
    </>
  );
}

/** The part of the page that waits for a request. */
async function Visit() {
  const known = (await cookies()).has("cartId");
  return <p>{known ? "Willkommen zurück" : "Willkommen"}</p>;
}
