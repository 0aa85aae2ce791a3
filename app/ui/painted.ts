/** Once the browser says that the page is on the screen: on a slow machine that is some time after a frame is done, and never for a page that nobody sees. */
export function painted(): Promise<unknown> {
  return new Promise<void>((done) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) done()
    }).observe({ type: 'paint', buffered: true })
  })
}
