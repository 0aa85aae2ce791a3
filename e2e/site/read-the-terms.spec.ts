import { axe } from '#e2e/axe.ts'
import { expect, test } from '#e2e/house.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the quick navigation opens a section and goes there; so does its address', async ({ page }) => {
      await page.goto('/terms-and-conditions')
      const rule = page.getByText('21 days or more before arrival').first()
      await expect(rule).toBeHidden()
      await page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Cancelling' }).click()
      await expect(rule).toBeInViewport()

      await page.goto('/privacy-policy#section-your-rights')
      await expect(page.getByText('to have what is wrong put right')).toBeInViewport()
    })
  })
}

test('where a browser opens no fold by itself, links and addresses do all the same', async ({ page }) => {
  await page.goto('/terms-and-conditions')
  const rule = page.getByText('21 days or more before arrival').first()
  // What is left of a link into a closed fold there.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  const link = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link', { name: 'Cancelling' })
  await link.click()
  await expect(rule).toBeVisible()
  // Closed by hand and asked for again.
  await rule.evaluate((one) => one.closest('details')?.removeAttribute('open'))
  await expect(rule).toBeHidden()
  await link.click()
  await expect(rule).toBeVisible()

  // Unlike a link, a replaced address moves nothing in any browser.
  const arriveAt = (hash: string) =>
    page.evaluate((hash) => {
      history.replaceState(null, '', hash)
      dispatchEvent(new HashChangeEvent('hashchange'))
    }, hash)
  await page.goto('/privacy-policy')
  await arriveAt('#section-your-rights')
  await expect(page.getByText('to have what is wrong put right')).toBeInViewport()
  await page.goto('/guest-guide')
  await arriveAt('#taxis')
  await expect(page.locator('#taxis')).toBeInViewport()
})

test('on a phone the focus in the quick navigation is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/terms-and-conditions')
  const links = page.getByRole('navigation', { name: 'Quick navigation' }).getByRole('link')
  await links.first().focus()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let steps = (await links.count()) - 1; steps > 0; steps--) {
      await page.keyboard.press(key)
      await expect(links.and(page.locator(':focus'))).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the link back to the top shows after 400 px, and leads there', async ({ page }) => {
  await page.goto('/privacy-policy')
  const top = page.getByRole('link', { name: 'Back to top' })
  await page.evaluate(() => scrollTo({ top: 390, behavior: 'instant' }))
  await expect(top).not.toBeInViewport()
  await page.evaluate(() => scrollTo({ top: 520, behavior: 'instant' }))
  await expect(top).toBeInViewport({ ratio: 1 })
  await top.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('the legal pages have nothing to complain about with every section open', async ({ page }) => {
  for (const path of ['/terms-and-conditions', '/privacy-policy']) {
    await page.goto(path)
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    const { violations } = await axe(page).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
  }
})
