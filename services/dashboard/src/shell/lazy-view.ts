import { lazyRouteComponent } from "@tanstack/react-router";
import { type ComponentType, lazy } from "react";
import { NotFetched } from "./not-fetched";

/** A view that is fetched when it is opened. The router's own answer to a failure is to load the page anew, also offline. */
export function lazyView(load: () => Promise<ComponentType>) {
  return lazyRouteComponent(() => fetched<object>(load));
}

/** A part of a view that is fetched when it is shown. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => fetched(load));
}

function fetched<Props>(load: () => Promise<ComponentType<Props>>): Promise<{ default: ComponentType<Props> }> {
  return load().then(
    (part) => ({ default: part }),
    () => ({ default: NotFetched }),
  );
}
