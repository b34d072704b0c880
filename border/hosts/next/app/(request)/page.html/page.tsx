import type { Metadata } from "next";
import Link from "next/link";

export const metadata: Metadata = { title: "A page of Next" };

export default function Page() {
  return (
    <>
      <h1>A page of Next</h1>
      <Link href="/offers">Angebote</Link>
    </>
  );
}
