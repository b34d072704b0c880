/** Milliseconds for which a copied value is confirmed. */
const confirmedFor = 3_000;

/** Messages of copying, each with `{name}` of the value. */
export interface CopyMessages {
  copied: string;
  /** The browser does not allow to copy: the value is selected instead. */
  selected: string;
}

/** Shows the buttons in a container, which copy the value of `data-copy` and say so in its status. */
export function attachCopying(container: Element, messages: CopyMessages): void {
  const status = container.querySelector<HTMLElement>("[role=status]");
  let confirmation: ReturnType<typeof setTimeout> | undefined;
  for (const button of container.querySelectorAll<HTMLElement>("button[data-copy]")) {
    button.parentElement!.hidden = false;
    button.addEventListener("click", () => void copy(button));
  }

  async function copy(button: HTMLElement) {
    const value = button.closest("dd")?.querySelector("[data-value]");
    const { copy: text = "", name = "" } = button.dataset;
    let message = messages.copied;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      message = messages.selected;
      if (value) getSelection()?.selectAllChildren(value);
    }
    if (!status) return;
    status.textContent = message.replace("{name}", name);
    clearTimeout(confirmation);
    confirmation = setTimeout(() => (status.textContent = ""), confirmedFor);
  }
}
