/** @jsxImportSource react */
import { BorderRouter } from "@kontor/border/react-router";
import { useEffect, useState } from "react";
import { MemoryRouter, useLocation } from "react-router";

export const examples = {
  /** Opens searches of the border by React Router, where one of the application's routes matches. */
  BorderRouter() {
    const [routes] = useState([{ path: "/offers" }]);
    useEffect(() => window.kontor?.router?.navigate("/offers?page=2"), []);
    return (
      <MemoryRouter>
        <BorderRouter routes={routes} />
        <CurrentPage />
      </MemoryRouter>
    );
  },
};

function CurrentPage() {
  const { pathname, search } = useLocation();
  return <p>{pathname + search}</p>;
}
