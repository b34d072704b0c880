import { useNavigation } from "./NavigationLink.tsx";

/** Placeholder for the content of a flyout or list while it loads. */
export function NavigationSkeleton() {
  const { texts } = useNavigation();
  return (
    <div className="kontor-navigation__skeleton">
      <p className="kontor-hidden" role="status">
        {texts.loading}
      </p>
    </div>
  );
}
