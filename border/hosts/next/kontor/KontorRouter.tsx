"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { isOwnPage } from "./own-pages.ts";

/** Lets searches of the border go through the application's router; pages of the shop are loaded. */
export function KontorRouter() {
  const router = useRouter();
  useEffect(() => {
    const navigate = (url: string) => (isOwnPage(url) ? router.push(url) : location.assign(url));
    window.kontor = { ...window.kontor, router: { navigate } };
  }, [router]);
  return null;
}
