import type { Metadata } from "next";
import Link from "next/link";

export const metadata: Metadata = { title: "A cached page of Next" };

export default function Page() {
  return (
    <>
      <h1>A cached page of Next</h1>
      <Link href="/cached/tee">Tee</Link>
    </>
  );
}
