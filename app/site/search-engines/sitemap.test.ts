/** A new page is either listed for search engines or excluded on purpose. */
import { expect, it } from 'vitest'
import routes from '#app/routes.ts'
import { publicPaths, robotsText } from './sitemap.ts'

it('the sitemap names every page that search engines may see', () => {
  const [site] = routes
  const paths = site?.children?.map(({ path = '' }) => `/${path}`).filter((path) => !/[:*]/.test(path)) ?? []
  const closed = [...robotsText('').matchAll(/^Disallow: (.+)$/gm)].map((line) => line[1] ?? '')
  const forgotten = paths.filter((path) => !publicPaths.includes(path) && !closed.some((start) => path.startsWith(start)))
  expect(paths.length).toBeGreaterThan(5)
  // The form without script, which the guide links to.
  expect(forgotten).toEqual(['/guest-guide/order'])
})
