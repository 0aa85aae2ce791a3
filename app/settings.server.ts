/**
 * The only reader of the environment. Called and validated once at start, by server.ts and the operator's commands; everything else
 * receives a `Settings`. Imports nothing of the app that Vite must transform, so that it runs on plain Node.
 */
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { estate } from '#app/estate/estate.ts'
import { newGuestPassword } from '#app/guide/door/guest-password-rule.ts'
import { addressFaults } from '#app/mail/mail-settings.ts'
import { inTestMode, isTestKey } from '#app/payments/stripe-key.ts'

/** Digits only: other JavaScript number forms ("0x50", a blank) are mistakes here. */
const whole = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from 0 to ${most}`)
    .transform(Number)
    .refine((value) => value <= most, `must be at most ${most}`)
const atLeast = (characters: number) => z.string().min(characters, `must have at least ${characters} characters`)
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
/** All links are root-relative: a base URL with a path would be wrong in every mail. */
const origin = httpUrl
  .transform((text) => new URL(text))
  .refine(({ href, origin }) => href === `${origin}/`, 'must be scheme and host alone, such as https://kilmara.example')
  .transform(({ origin }) => origin)
/** `name <address>` or an address; a name with a comma needs quotation marks, or it would be two senders. */
const sender = z
  .string()
  .refine(
    (text) => z.email().safeParse(/^(?:"[^"\p{Cc}]*"|[^"<>,;:@\p{Cc}]*)\s*<(.+)>$/u.exec(text)?.[1] ?? text).success,
    'must be an address or "Name <address>"',
  )

const notDatabaseUrl =
  'must be a postgresql:// address; in its password characters such as / # ? @ are written %2F %23 %3F %40, and % itself %25'

/**
 * A `/`, `#` or `?` in the password ends the host early. The result may still look valid, and the rest of the password would be taken for
 * the database's name and shown in errors. The `@` after it gives it away.
 */
const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: notDatabaseUrl, abort: true })
  .regex(/^[^:]+:\/\/[^/?#]*(?:[/?][^@#]*)?$/, notDatabaseUrl)

const variables = z.object({
  PORT: whole(65_535).default(3000),
  HOST: z.string().default('localhost'),
  BASE_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address with a host' })
    .optional(),
  MAIL_FROM: sender.default(`${estate.name} <${estate.contacts.stayEmail}>`),
  STAFF_EMAIL: z.email('must be an email address').optional(),
  // Copied from the line above or below in Stripe's dashboard, they would only be refused when somebody pays.
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?!pk_|whsec_)/, 'must be the secret key, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^(?![prs]k_|we_)/, 'must be the signing secret of the endpoint, which begins with whsec_')
    .optional(),
  STRIPE_API_URL: httpUrl.optional(),
  BOOKING_URL: httpUrl.optional(),
  BOOKING_WIDGET_SCRIPT_URL: httpUrl.optional(),
  BOOKING_WIDGET_STYLE_URL: httpUrl.optional(),
  VOUCHER_URL: httpUrl.optional(),
  WEATHER_URL: httpUrl.default('https://api.open-meteo.com/v1/forecast'),
  CONCIERGE_LLM_URL: httpUrl.optional(),
  CONCIERGE_LLM_KEY: z.string().optional(),
  CONCIERGE_LLM_MODEL: z.string().optional(),
  SETUP_CODE: atLeast(8).optional(),
  GUEST_PASSWORD: newGuestPassword.optional(),
  AUTH_SECRET: atLeast(32).optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) => (text === 'off' ? '0' : text))
    .pipe(whole(10))
    .default(0),
  METRICS_TOKEN: atLeast(16).optional(),
  DEMO: z.stringbool({ error: 'must be 1 or 0' }).default(false),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).optional(),
})

/** Checks a database URL that does not come from the environment. @throws Error in one line, as `readSettings` does */
export function readDatabaseUrl(text: string): string {
  const parsed = databaseUrl.safeParse(text)
  if (parsed.success) return parsed.data
  throw new Error(`DATABASE_URL: ${parsed.error.issues[0]?.message}`)
}

/**
 * Some settings only make sense together: with one half of Stripe, payments could never be confirmed. A language model's name is optional,
 * and a stylesheet for the booking widget without its script does no harm.
 */
const environment = variables.superRefine((env, context) => {
  const needs = (name: keyof typeof env, other: keyof typeof env, why: string) => {
    if (env[name] && !env[other]) context.addIssue({ code: 'custom', path: [other], message: `is missing: ${why}` })
  }
  needs('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY is set, and without it no payment would be confirmed')
  needs('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET is set, and without it nobody can pay')
})

export const variableNames = Object.keys(variables.shape)

export type Settings = ReturnType<typeof readSettings>

/** @throws Error with one line for each invalid variable, naming it. */
export function readSettings(source: Record<string, string | undefined>) {
  // An empty value in .env means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const env = parsed.data
  const baseUrl = env.BASE_URL ?? `http://localhost:${env.PORT}`
  const demoAllowed = env.DEMO || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(baseUrl).hostname)

  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl,
    /** Whether unconfigured providers may run as demos. */
    demoAllowed,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    /** Who gets notices. Use `withStaffEmail`: both the estate's address and the team's may be entered in the console. */
    staffEmail: env.STAFF_EMAIL ?? estate.contacts.stayEmail,
    houseStaffEmail: env.STAFF_EMAIL,
    stripe: { secretKey: env.STRIPE_SECRET_KEY, webhookSecret: env.STRIPE_WEBHOOK_SECRET, apiUrl: env.STRIPE_API_URL },
    /** Where booking happens: our demo page unless a booking engine is configured; undefined when neither is allowed. */
    bookingUrl: env.BOOKING_URL ?? (demoAllowed ? '/demo/booking' : undefined),
    bookingWidget: {
      scriptUrl: env.BOOKING_WIDGET_SCRIPT_URL ?? (demoAllowed ? '/demo/booking-widget.js' : undefined),
      styleUrl: env.BOOKING_WIDGET_STYLE_URL ?? (demoAllowed ? '/demo/booking-widget.css' : undefined),
    },
    voucherUrl: env.VOUCHER_URL ?? (demoAllowed ? '/demo/vouchers' : undefined),
    weatherUrl: env.WEATHER_URL,
    conciergeModel: { url: env.CONCIERGE_LLM_URL, key: env.CONCIERGE_LLM_KEY, model: env.CONCIERGE_LLM_MODEL },
    setupCode: env.SETUP_CODE,
    guestPassword: env.GUEST_PASSWORD,
    authSecret: env.AUTH_SECRET,
    trustProxy: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    /** Undefined if not set: then it depends on whether the output is a terminal (server.ts). */
    logLevel: env.LOG_LEVEL,
  }
}

/** Whether it is a provider's address: neither missing nor a demo page of our own (`/demo/…`). */
export function isOutside(address: string | undefined): address is string {
  return address !== undefined && !address.startsWith('/')
}

/**
 * Start-up lines on what is not configured. Providers are a demo on localhost or with DEMO=1, otherwise an error; mails become files
 * anywhere. Needs the contacts (`refreshContacts`).
 */
export function startLines(settings: Settings): string[] {
  const missing: [string, boolean][] = [
    ['payments', !settings.stripe.secretKey],
    ['booking engine', !isOutside(settings.bookingUrl)],
    ['booking widget', !isOutside(settings.bookingWidget.scriptUrl)],
    ['vouchers', !isOutside(settings.voucherUrl)],
  ]
  const names = missing.filter(([, isMissing]) => isMissing).map(([name]) => name)
  const heading = settings.demoAllowed ? 'Demo' : 'NOT CONFIGURED, these answer with an error:'
  return [
    ...(names.length > 0 ? [`${heading}        ${names.join(', ')}`] : []),
    ...(isTestKey(settings.stripe.secretKey) ? [`Payments    ${inTestMode}`] : []),
    ...(settings.smtpUrl
      ? addressFaults(settings).map((fault) => `Mail        ${fault}`)
      : [`Mail        not sent: without SMTP_URL each one becomes a file in ${join(settings.dataDir, 'mail')}`]),
    // The house has no certificate of its own.
    ...(settings.baseUrl.startsWith('https:') && settings.trustProxy === 0
      ? [
          'Limits      ALL VISITORS COUNT AS ONE: BASE_URL is https, so they come through a proxy, but TRUST_PROXY is 0. Set TRUST_PROXY=1.',
        ]
      : []),
  ]
}
