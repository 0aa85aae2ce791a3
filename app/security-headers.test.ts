/** Every page's policy against Google's CSP Evaluator, and the other security headers. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letterPrint } from '#app/mail/letter-print.ts'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { fionn } from '#test/cast.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { makeFolder } from '#test/folder.ts'
import { giveGuide } from '#test/guide.ts'
import { createTestApp, openTestHouse, type TestHouse } from '#test/house.ts'
import { postForm, signInAs, signUp } from '#test/staff.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  await giveGuide(house.db)
})
afterAll(() => house.close())

const others = [
  '/guest-guide',
  '/guest-guide/order',
  '/room/nowhere',
  '/order-success?session_id=x',
  '/demo/vouchers',
  '/order-success',
  '/no-such-page',
  '/admin/login',
  '/functions/v1/nothing',
  '/demo/booking',
  '/sitemap.xml',
]

const consolePaths = [
  ...['', '/orders', '/products', '/concierge-knowledge', '/concierge', '/concierge/why', '/concierge/contradictions'],
  ...['/feedback', '/analytics', '/legal', '/changes', '/privacy', '/settings'],
].map((path) => `/admin${path}`)

describe('every answer', () => {
  it('carries a policy in which Google’s evaluator finds nothing grave', async () => {
    await signUp(house.db, fionn)
    const cookie = await signInAs(house.app, fionn)
    for (const path of [...publicPaths, ...others, ...consolePaths]) {
      const answer = await house.app.request(path, { headers: { Cookie: cookie } })
      const { headers } = answer
      if (consolePaths.includes(path)) expect([path, answer.status]).toEqual([path, 200])
      const policy = headers.get('content-security-policy') ?? ''
      const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
      const grave = findings.filter(({ severity }) => [Severity.HIGH, Severity.SYNTAX, Severity.MEDIUM].includes(severity))
      expect([path, grave.map(({ directive, description }) => `${directive}: ${description}`)]).toEqual([path, []])
      expect(policy).not.toMatch(/script-src[^;]*('unsafe|http|\*)/)
    }
  })

  it('says what Mozilla’s Observatory asks for: https only, no sniffing, no framing by strangers, referrers kept', async () => {
    const { headers } = await house.get('/')
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=(6307\d{4}); includeSubDomains/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'.*upgrade-insecure-requests/)
  })
})

it('files, metrics and refusals also have nosniff and HSTS', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/robots.txt', '/room/%ff', '/about?x=%00']) {
    const { headers } = await house.get(path)
    const said = ['x-content-type-options', 'strict-transport-security', 'cross-origin-resource-policy'].map((name) =>
      headers.get(name),
    )
    expect([path, ...said]).toEqual([path, 'nosniff', expect.stringMatching(/^max-age=/), 'same-origin'])
  }
})

it('the picture in guests’ mails is also shown by the website they read their mail on', async () => {
  await using folder = await makeFolder()
  const files = [letterPrint.path, '/favicon.svg']
  for (const path of files) writeFileSync(join(folder.path, path), 'a picture')
  const app = createTestApp({
    db: house.db,
    settings: house.settings,
    clientDir: folder.path,
  })
  const answers = await Promise.all(files.map(async (path) => app.request(path)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers.map(({ headers }) => headers.get('cross-origin-resource-policy'))).toEqual(['cross-origin', 'same-origin'])
  expect(answers[0]?.headers.get('x-content-type-options')).toBe('nosniff')
})

it('cookies of a house on https are bound to it, out of reach of scripts, and not sent for strangers', async () => {
  const answer = await postForm(house.app, '/admin/login', { intent: 'signin', email: fionn.email, password: fionn.password })
  expect(cookieOf(answer)).not.toBe('')
  for (const cookie of answer.headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Domain=/i)
  }
})
