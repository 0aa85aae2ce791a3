/**
 * Resolves once the browser has painted the page. On a slow machine that is some time after a frame is done; on a hidden page it is never.
 */
export function afterFirstPaint(): Promise<unknown> {
  return new Promise((done) => {
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true })
  })
}
