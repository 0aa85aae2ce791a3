/** Crawls everything a locked visitor can get: none of it contains the gate code, the Wi-Fi key or the password. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGuide, setGuideDetails } from '#app/guide/door/guest-access.server.ts'
import { giveGuide } from '#test/guide.ts'
import { openTestHouse, type TestHouse } from '#test/house.ts'

const secrets = { password: 'zz-heron-tide', gateCode: 'zz-4711-gate', wifiName: 'zz-network', wifiKey: 'zz-wifi-key' }
let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse({ environment: {} })
  await giveGuide(house.db, secrets.password)
  const { gateCode, wifiName, wifiKey } = secrets
  await setGuideDetails(house.db, { gateCode, wifiName, wifiKey })
  // Another guest is signed in: what they see must not reach others.
  await openGuide(house.db, secrets.password)
})
afterAll(() => house.close())

it('nothing public holds a secret', { timeout: 120_000 }, async () => {
  const found: string[] = []
  const seen = new Set<string>()
  const queue = [
    ...[
      '/',
      '/guest-guide',
      '/guest-guide?open=1',
      '/guest-guide?test=true',
      '/guest-guide?success=true',
      '/guest-guide?request=x',
    ],
    ...['/guest-guide.data', '/guest-guide.data?open=1', '/_root.data', '/__manifest?p=%2Fguest-guide&version=1', '/weather'],
    ...[
      '/guest-guide-worker.js',
      '/manifest.webmanifest',
      '/robots.txt',
      '/sitemap.xml',
      '/healthz',
      '/readyz',
      '/admin',
      '/nowhere',
    ],
  ]
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    if (seen.has(address)) continue
    seen.add(address)
    const response = await house.app.request(address)
    const text = `${JSON.stringify([...response.headers])}\n${await response.text()}`
    for (const secret of Object.values(secrets)) if (text.includes(secret)) found.push(`${secret} in ${address}`)
    queue.push(...linksIn(text))
  }
  expect(found).toEqual([])
  expect(seen.size).toBeGreaterThan(20)
})

it('no answer to a guess holds a secret', async () => {
  const bodies = [{}, { password: '' }, { password: 'guess' }, { password: { $ne: '' } }, { password: null }, []]
  for (const body of bodies) {
    const headers = { 'content-type': 'application/json' }
    const response = await house.app.request('/functions/v1/get-gate-code', {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    const text = await response.text()
    expect([400, 401, 429]).toContain(response.status)
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
  }
})

/** Our own URLs, wherever they appear: links, sources, srcsets and imports in scripts. */
function linksIn(text: string): string[] {
  const quoted = [...text.matchAll(/["'`( ](\.?\/[\w./-]*(?:\?[\w=&%.+-]*)?)(?=["'`) #,])/g)].map((match) => match[1] ?? '')
  return quoted
    .filter((address) => !address.startsWith('//'))
    .map((address) => (address.startsWith('./') ? `/assets/${address.slice(2)}` : address))
}
