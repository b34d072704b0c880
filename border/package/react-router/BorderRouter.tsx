"use client";

import { useCallback } from "react";
import { matchRoutes, useNavigate, type RouteObject } from "react-router";
import { useBorderRouter } from "../react/use-border-router.ts";

export interface BorderRouterProps {
  /** The application's routes; the same array in each rendering. */
  routes: RouteObject[];
  basename?: string;
}

/**
 * Opens searches of the border by React Router where one of the application's routes matches them; loads the shop's page elsewhere. It
 * stands in a component of the application, such as its layout route.
 */
export function BorderRouter({ routes, basename }: BorderRouterProps) {
  const navigate = useNavigate();
  useBorderRouter(
    useCallback(
      ({ pathname, search, hash }: URL) => {
        if (!matchRoutes(routes, pathname, basename)) return false;
        const below = basename ? pathname.slice(basename.replace(/\/$/, "").length) : pathname;
        void navigate(`${below || "/"}${search}${hash}`);
        return true;
      },
      [routes, basename, navigate],
    ),
  );
  return null;
}
