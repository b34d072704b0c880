/**
 * Returns the login or the confirmation of a new account that led to the page, from `data-kontor-done`. Removes it from the page
 * and its address, so that it counts once, even when the page is reloaded.
 */
export function takeDoneLogin(): "login" | "sign_up" | undefined {
  const element = document.querySelector<HTMLElement>("[data-kontor-done]");
  const done = element?.dataset.kontorDone;
  if (done !== "login" && done !== "sign_up") return undefined;
  delete element!.dataset.kontorDone;
  history.replaceState(history.state, "", location.pathname);
  return done;
}
