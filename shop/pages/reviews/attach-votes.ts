import { loadPersonalData } from "../../../border/client/personal-data.ts";
import { fetchFromShop } from "../../../platform/client/shop-address.ts";
import { reviewPaths } from "../../shop-paths.ts";
import { maxVotesRead, withdrawnVote, type VoteState } from "./vote-state.ts";

/** Shows the customer's votes in pages that are the same for everybody, and casts them without leaving the page. */
export async function attachVotes(forms: HTMLFormElement[]) {
  for (const form of forms)
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void vote(form);
    });
  if ((await loadPersonalData())?.tracking.loginStatus !== "LOGGED_IN") return;
  const numbers = forms.slice(0, maxVotesRead).map(({ dataset }) => dataset["helpful"]!);
  const states = await json<Record<string, VoteState>>(
    `${reviewPaths.helpful}?of=${numbers.join()}`,
  );
  for (const form of forms) {
    const state = states?.[form.dataset["helpful"]!];
    if (state) show(form, state);
  }
}

/** Casts the vote of a form, or takes it back. Where that fails, the form is sent, and its page says why. */
async function vote(form: HTMLFormElement) {
  const button = form.querySelector("button")!;
  if (button.ariaBusy === "true") return;
  button.ariaBusy = "true";
  const state = await json<VoteState>(form.action, {
    method: "POST",
    body: new URLSearchParams(form.dataset["voted"] ? { [withdrawnVote]: "1" } : {}),
  });
  button.ariaBusy = null;
  if (state) show(form, state);
  else form.submit();
}

function show(form: HTMLFormElement, { isHelpful, button, count }: VoteState) {
  form.dataset["voted"] = isHelpful ? "1" : "";
  form.querySelector("button")!.textContent = button;
  const place = form.parentElement!;
  const shown = place.querySelector("[role=status]") ?? document.createElement("span");
  // Spoken when it changes.
  shown.setAttribute("role", "status");
  if (!shown.isConnected) place.prepend(shown);
  shown.textContent = count;
}

async function json<Shape>(url: string, init: RequestInit = {}): Promise<Shape | undefined> {
  try {
    const response = await fetchFromShop(url, { ...init, headers: { accept: "application/json" } });
    return response.ok ? ((await response.json()) as Shape) : undefined;
  } catch {
    return undefined;
  }
}
