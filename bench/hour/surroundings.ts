/** The built house and its surroundings: a payment provider, a mail server, the team's first account. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeSecretKey, startFakeStripe } from '#app/payments/stripe.fake.ts'
import { fakeWebhookSecret } from '#app/payments/stripe-account.fake.ts'
import { makeFirstAccount } from '#test/first-account.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { setupCode, startHouse } from '../running.ts'
import { ask } from './ask.ts'

export const metricsToken = 'figures-for-the-bench'

export async function openSurroundings() {
  const stripe = await startFakeStripe()
  const smtp = await startSmtpServer()
  const says = join(mkdtempSync(join(tmpdir(), 'kilmara-hour-')), 'said.log')
  const house = await startHouse({
    LOG_LEVEL: 'warn',
    SMTP_URL: smtp.url,
    STRIPE_API_URL: stripe.url,
    STRIPE_SECRET_KEY: fakeSecretKey,
    STRIPE_WEBHOOK_SECRET: fakeWebhookSecret,
    METRICS_TOKEN: metricsToken,
    // No outside requests.
    WEATHER_URL: 'http://127.0.0.1:9/',
    SAYS: says,
  })
  let mails = 0
  /** Counts what was sent and drops it: an hour of it would fill this process. */
  const forget = () => {
    mails += smtp.received.length
    smtp.received.length = 0
    stripe.requests.length = 0
  }
  return {
    house,
    stripe,
    says,
    forget,
    cookie: await makeFirstAccount(house.url, setupCode),
    async mails() {
      const { text } = await ask(house.url, { path: '/metrics', headers: { authorization: `Bearer ${metricsToken}` } })
      const state = (name: string) => Number(new RegExp(`^kilmara_mails\\{state="${name}"\\} (\\d+)`, 'm').exec(text)?.[1])
      forget()
      return { arrived: mails, waiting: state('waiting'), failed: state('failed') }
    },
    async close() {
      await house.stop()
      await Promise.all([smtp[Symbol.asyncDispose](), stripe.close()])
    },
  }
}
