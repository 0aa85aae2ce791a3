/** Resolves once the browser has painted the page: on a slow machine some time after a frame is done, and never for a hidden page. */
export function afterFirstPaint(): Promise<unknown> {
  return new Promise<void>((done) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) done()
    }).observe({ type: 'paint', buffered: true })
  })
}
