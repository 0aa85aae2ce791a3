/** With Stripe's test key guests' orders look paid: the console must not call that live. */
import { expect, it } from 'vitest'
import { fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'

it('Settings says whether real money moves', { timeout: 60_000 }, async () => {
  const says = async (STRIPE_SECRET_KEY: string) => {
    const house = await openStaffedHouse({ environment: { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_x' } })
    const page = await (await enterAs(house.app, fionn)).read('/admin/settings')
    await house.close()
    return /Payments (.*?)Email/.exec(page)?.[1]
  }
  expect(await says('sk_test_x')).toMatch(/^Test mode.*no money moves/)
  expect(await says('sk_live_x')).toMatch(/^LiveStripe *$/)
})
