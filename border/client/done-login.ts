/**
 * Whether the page follows a login, or the confirmation of a new account: `data-kontor-done` says so. Taken out of the page and its
 * address, so that it counts once, also when the page is loaded again.
 */
export function takeDoneLogin(): "login" | "sign_up" | undefined {
  const element = document.querySelector<HTMLElement>("[data-kontor-done]");
  const done = element?.dataset.kontorDone;
  if (done !== "login" && done !== "sign_up") return undefined;
  delete element!.dataset.kontorDone;
  history.replaceState(history.state, "", location.pathname);
  return done;
}
