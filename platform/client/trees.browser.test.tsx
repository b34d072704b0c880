import { afterEach, expect, test, vi } from "vitest";
import { findAll, nodeObserver } from "./trees.ts";

afterEach(() => document.body.replaceChildren());

function addBorder(name = "kontor-border") {
  const host = document.body.appendChild(document.createElement(name));
  const root = host.attachShadow({ mode: "open" });
  root.innerHTML = '<p class="wanted">in a shadow root</p>';
  return root;
}

test("elements are found in shadow roots of the border, then in the page, but not in other roots", () => {
  document.body.innerHTML = '<p class="wanted">in the page</p><kontor-border></kontor-border>';
  addBorder();
  addBorder("page-card");
  expect(findAll(".wanted").map(({ textContent }) => textContent)).toEqual([
    "in a shadow root",
    "in the page",
  ]);
});

test("nodes that are inserted into a shadow root are observed once it is known", async () => {
  const onChange = vi.fn<MutationCallback>();
  const observeTrees = nodeObserver(onChange);
  observeTrees();
  const root = addBorder();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  // Called twice, it still reports a change once.
  observeTrees();
  observeTrees();
  root.append("more");
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2));
  expect(onChange.mock.lastCall![0]).toHaveLength(1);
});
