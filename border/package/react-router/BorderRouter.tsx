"use client";

import { useCallback } from "react";
import { useNavigate, type RouteObject } from "react-router";
import { useBorderRouter } from "../react/use-border-router.ts";
import { hasRoute } from "./has-route.ts";

export interface BorderRouterProps {
  /** The application's routes; the same array in each rendering. */
  routes: RouteObject[];
  /** The path below which the application is, as the router has it. */
  basename?: string;
}

/**
 * Opens searches of the border by React Router where the application has a route for them (`hasRoute`); loads the shop's page elsewhere. It
 * stands in a component of the application, such as its layout route.
 */
export function BorderRouter({ routes, basename }: BorderRouterProps) {
  const navigate = useNavigate();
  useBorderRouter(
    useCallback(
      ({ pathname, search, hash }: URL) => {
        if (!hasRoute(routes, pathname, basename)) return false;
        const below = basename ? pathname.slice(basename.replace(/\/$/, "").length) : pathname;
        void navigate(`${below || "/"}${search}${hash}`);
        return true;
      },
      [routes, basename, navigate],
    ),
  );
  return null;
}
