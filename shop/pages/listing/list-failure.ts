import { countOf } from "./replace-list.ts";

export interface FailureTexts {
  failed: string;
  retry: string;
}

/** Shows over page and filters that the list could not be loaded. Returns a function that removes the message. */
export function showFailure(
  results: HTMLElement,
  { failed, retry }: FailureTexts,
  onRetry: () => void,
): () => void {
  const message = document.createElement("div");
  message.className = "kontor-notice kontor-list-failure";
  message.popover = "manual";
  message.role = "alert";
  const button = document.createElement("button");
  button.className = "kontor-button";
  button.dataset.size = "small";
  button.type = "button";
  button.textContent = retry;
  button.addEventListener("click", onRetry);
  results.after(message);
  message.showPopover();
  // Added to an alert that is already shown, so that screen readers announce it.
  message.append(failed, button);
  return () => {
    if (message.contains(document.activeElement)) countOf(results).focus({ preventScroll: true });
    message.remove();
  };
}
