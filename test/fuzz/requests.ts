/** Requests that nobody should send, to every route of the house: fields, queries, headers, cookies and bodies that almost fit. */
import fc from 'fast-check'
import { fakeWebhookSecret, sign } from '#app/payments/stripe-account.fake.ts'
import { forms, functions, intents, pages, queryNames } from './surface.ts'

export type FuzzRequest = { method: string; path: string; headers: Record<string, string>; body: Buffer | undefined }

const nasty = [
  '',
  ' ',
  '\0',
  '\uFEFF',
  '\uD800',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '<script>alert(1)</script>',
  '=cmd|x',
  '%00%ff%',
  '9'.repeat(400),
  '-1',
  '1e309',
  '2026-02-30',
  '0001-01-01',
  '99999-12-31',
  'a@b.example\r\nBcc: x@y.example',
  '\u202Eevil',
  '🌲'.repeat(60),
  '01900000-0000-7000-8000-000000000000',
]
const known = [
  ...['Aoife Byrne', 'aoife@guests.example', 'Stargazer', 'heated_bath', 'Outdoor Heated Bath', '2030-05-05', 'booking'],
  ...[
    'General Enquiry',
    'seawood',
    'twoNight',
    'book_click',
    '/',
    'general_info',
    'policies',
    'admin',
    'staff',
    'terms-and-conditions',
  ],
]
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
)
const value = fc.oneof(
  { weight: 6, arbitrary: text },
  { weight: 1, arbitrary: fc.constantFrom(true, false, null, 0, -1, 1e21, Number.MAX_SAFE_INTEGER, [], {}) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** What HTTP allows in a header; Node refuses to send the rest. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    '*',
    '*/*',
    'gzip, br',
    'br;q=0',
    'W/"x"',
    'text/html',
    'application/json',
    'multipart/form-data; boundary=x',
    'https://elsewhere.example',
    'null',
    'a=b; __Host-guest=x; guest=%ff',
    'kilmara.session_token=made.up',
    'Bearer x',
    'bytes=0-1',
    'bytes=9-1',
  ),
  fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((code) => code !== 0x7f)
      .map((code) => String.fromCharCode(code)),
    maxLength: 200,
  }),
)
const headerName = fc.constantFrom(
  'accept',
  'accept-encoding',
  'accept-language',
  'authorization',
  'cookie',
  'if-none-match',
  'if-modified-since',
  'range',
  'origin',
  'referer',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-request-id',
  'stripe-signature',
  'content-type',
  'host',
  'x-http-method-override',
  'purpose',
  'sec-fetch-dest',
)
const headers = fc
  .array(fc.tuple(headerName, headerText), { maxLength: 4 })
  .map((pairs) => Object.fromEntries(pairs.map(([name, text]) => [name, text.trim()])))
const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), text), { maxLength: 4 })
  .map((pairs) =>
    pairs.length ? `?${pairs.map(([name, text]) => `${name}=${encodeURIComponent(text.toWellFormed())}`).join('&')}` : '',
  )

const rawPath = fc
  .string({ unit: fc.constantFrom(...'/./..%0aAf%2e%2fé;?#\\~&=+*:@!0'.split('')), maxLength: 40 })
  .map((path) => `/${path.replaceAll(/[^\x21-\x7e]|#/g, '')}`)

const bodyOf = (fields: string[]) => fc.record(Object.fromEntries(fields.map((field) => [field, value])), { requiredKeys: [] })

const jsonCall = fc
  .constantFrom(...Object.entries(functions))
  .chain(([path, fields]) =>
    fc
      .oneof(
        { weight: 8, arbitrary: bodyOf(fields).map((body) => JSON.stringify(body)) },
        { weight: 1, arbitrary: fc.json() },
        { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
      )
      .map((body) => ({ method: 'POST', path, type: 'application/json', body })),
  )
const formPost = fc.constantFrom(...Object.entries(forms)).chain(([path, fields]) =>
  fc.tuple(bodyOf(fields), fc.constantFrom(...intents), fc.boolean()).map(([body, intent, data]) => {
    const pairs = Object.entries({ ...body, intent })
    const form = new URLSearchParams(
      pairs.map(([name, value]) => [name, (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()]),
    )
    return {
      method: 'POST',
      path: data ? dataOf(path) : path,
      type: 'application/x-www-form-urlencoded',
      body: form.toString(),
    }
  }),
)

/** Where a page that runs in the browser posts it. */
const dataOf = (path: string) => path.replace(/^[^?]+/, (page) => `${page === '/' ? '/_root' : page}.data`)

const webhook = bodyOf(['id', 'type', 'object', 'created', 'data', 'api_version']).map((event) => {
  const body = JSON.stringify(event)
  return { method: 'POST', path: '/webhooks/stripe', type: 'application/json', body, signature: sign(body, fakeWebhookSecret) }
})
const visit = fc
  .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), fc.constantFrom(...pages), query)
  .map(([method, path, asked]) => ({ method, path: path + asked }))
const wander = fc
  .tuple(fc.constantFrom('GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'POST'), rawPath)
  .map(([method, path]) => ({ method, path }))
const confused = fc
  .tuple(
    fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'SEARCH'),
    fc.constantFrom(...pages, ...Object.keys(functions)),
    fc.string({ maxLength: 40 }),
  )
  .map(([method, path, body]) => ({ method, path, body }))

type Draft = { method: string; path: string; type?: string; body?: string; signature?: string }
const draft: fc.Arbitrary<Draft> = fc.oneof(
  { weight: 6, arbitrary: jsonCall },
  { weight: 5, arbitrary: formPost },
  { weight: 1, arbitrary: webhook },
  { weight: 6, arbitrary: visit },
  { weight: 2, arbitrary: wander },
  { weight: 1, arbitrary: confused },
)

/** `cookie`: a signed-in session's, sent with some. Addresses vary, so that rate limits do not answer instead of the house. */
export function fuzzRequest(cookie: string): fc.Arbitrary<FuzzRequest> {
  return fc
    .tuple(draft, headers, fc.boolean(), fc.integer({ min: 0, max: 65_535 }))
    .map(([{ method, path, type, body, signature }, extra, signedIn, from]) => {
      // A random type, origin or host would get nearly everything rejected up front: only now and then.
      const rare =
        from % 8 === 0
          ? extra
          : Object.fromEntries(Object.entries(extra).filter(([name]) => !['content-type', 'origin', 'host'].includes(name)))
      const always = { ...(type ? { 'content-type': type } : {}), ...(signature ? { 'stripe-signature': signature } : {}) }
      return {
        method,
        path,
        headers: {
          'x-forwarded-for': `198.18.${from >> 8}.${from & 255}`,
          ...always,
          ...rare,
          ...(signedIn && path.startsWith('/admin') && cookie ? { cookie } : {}),
        },
        body: body === undefined || method === 'GET' || method === 'HEAD' ? undefined : Buffer.from(body),
      }
    })
}
