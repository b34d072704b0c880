import { useCart } from "@kontor/border/react";
import { useEffect, useRef } from "react";
import { Link, Outlet, useLocation } from "react-router";

/** Every page: its content between the application's own links, and the number of items in the border's cart. */
export function Layout() {
  const { count } = useCart();
  const content = useRef<HTMLDivElement>(null);
  const { pathname, search } = useLocation();
  const shown = useRef(pathname + search);

  // A screen reader reads the heading of the new page, as it does after a page has loaded. The first page leaves the focus alone.
  useEffect(() => {
    if (shown.current === pathname + search) return;
    shown.current = pathname + search;
    content.current?.querySelector("h1")?.focus();
  }, [pathname, search]);

  return (
    <div ref={content}>
      <nav aria-label="Anwendung">
        <Link to="/page.html">Start</Link> <Link to="/offers">Angebote</Link>
      </nav>
      <Outlet />
      <p>Im Warenkorb: {count}</p>
    </div>
  );
}
