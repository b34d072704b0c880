import { afterEach, expect, test } from "vitest";
import { takeDoneLogin } from "./done-login.ts";

const address = location.href;
afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, "", address);
});

test.each(["login", "sign_up"])(
  "a page says once that it follows a %s, and its address says it no more",
  (done) => {
    history.replaceState({ scroll: 7 }, "", "/account?done=loggedIn");
    document.body.innerHTML = `<div data-kontor-done="${done}" role="status">Done.</div>`;
    expect(takeDoneLogin()).toBe(done);
    expect(location.pathname + location.search).toBe("/account");
    expect(history.state).toEqual({ scroll: 7 });
    expect(takeDoneLogin()).toBeUndefined();
    expect(document.body.textContent).toBe("Done.");
  },
);

test("a page that follows neither a login nor a new account keeps its address", () => {
  history.replaceState(null, "", "/account?done=profile");
  document.body.innerHTML = '<div data-kontor-done="purchase"></div>';
  expect(takeDoneLogin()).toBeUndefined();
  expect(location.search).toBe("?done=profile");
});
