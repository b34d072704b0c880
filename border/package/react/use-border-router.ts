"use client";

import { useEffect } from "react";

/**
 * Opens addresses of the border, such as searches, by the application's router: `open` returns false for an address that the
 * application does not have, which is then loaded from the shop. It must be the same function in each rendering (`useCallback`).
 */
export function useBorderRouter(open: (address: URL) => boolean): void {
  useEffect(() => {
    const router = {
      navigate(url: string) {
        const address = new URL(url, location.href);
        if (address.origin !== location.origin || !open(address)) location.assign(address);
      },
    };
    window.kontor = { ...window.kontor, router };
    return () => {
      if (window.kontor?.router === router) delete window.kontor.router;
    };
  }, [open]);
}
