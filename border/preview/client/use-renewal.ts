import { useEffect, useEffectEvent } from "react";
import { renewEvery } from "../preview-contract.ts";

/** Renews the session at once and then every five minutes, while the panel is shown. */
export function useRenewal(renew: () => Promise<unknown>) {
  const run = useEffectEvent(() => void renew().catch(console.error));
  useEffect(() => {
    run();
    const timer = setInterval(run, renewEvery);
    return () => clearInterval(timer);
  }, []);
}
