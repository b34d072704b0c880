"use client";

import { useRouter } from "next/navigation";
import { useCallback } from "react";
import { checkSettings } from "../core/check-settings.ts";
import { pagePatterns } from "../core/page-patterns.ts";
import { useBorderRouter } from "../react/use-border-router.ts";
import { isHostPage } from "../core/host-pages.ts";

/** Opens searches of the border by Next's router where they lead to one of the application's pages (`isHostPage`). */
export function BorderRouter(props: { pages: readonly string[] }) {
  checkSettings("BorderRouter", props, { pages: pagePatterns });
  const { pages } = props;
  const router = useRouter();
  useBorderRouter(
    useCallback(
      ({ pathname, search, hash }: URL) => {
        const isOwn = isHostPage(pathname, pages);
        if (isOwn) router.push(pathname + search + hash);
        return isOwn;
      },
      [router, pages],
    ),
  );
  return null;
}
