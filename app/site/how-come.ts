/** How the visitor came to this document: by a link, by going back, or by loading it anew. */
export function howCome(): NavigationTimingType | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type
}
