export { BorderRouter, type BorderRouterProps } from "../react-router/BorderRouter.tsx";
