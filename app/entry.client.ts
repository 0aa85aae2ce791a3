/**
 * Documents load only this file: it wakes their islands when they are needed. The staff console is hydrated as a whole.
 * Both parts arrive by dynamic import, so that neither weighs on the other.
 */
if ('__reactRouterContext' in window) {
  void import('./hydrate-app.tsx').then((part) => part.hydrateApp())
} else {
  void import('./islands/wake.ts').then((part) => part.wakeIslands())
}
