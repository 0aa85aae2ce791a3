/** Every page's policy before Google's evaluator, and what else keeps strangers out of a browser. */
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fionn } from '#test/cast.ts'
import { openTestHouse, type TestHouse } from '#test/house.ts'
import { cookieOf, postForm, signUp } from '#test/staff.ts'
import { publicPaths } from './site/sitemap.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const others = [
  '/guest-guide',
  '/order-success',
  '/no-such-page',
  '/admin/login',
  '/admin',
  '/functions/v1/nothing',
  '/demo/booking',
  '/sitemap.xml',
]

describe('every answer', () => {
  it('carries a policy in which Google’s evaluator finds nothing grave', async () => {
    for (const path of [...publicPaths, ...others]) {
      const { headers } = await house.get(path)
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

it('cookies of a house on https are bound to it, out of reach of scripts, and not sent for strangers', async () => {
  await signUp(house.db, fionn)
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
