import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readSettings, startLines, variableNames } from './settings.server.ts'

describe('settings', () => {
  it('without any variable set have a default for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      baseUrl: 'http://localhost:3000',
      demoAllowed: true,
      bookingUrl: '/demo/booking',
    })
  })

  it('name every variable that is wrong, one line each', () => {
    const wrong = { PORT: 'many', SMTP_URL: 'mail.example', STAFF_EMAIL: 'nobody' }
    const lines = () => {
      try {
        readSettings(wrong)
        return []
      } catch (error) {
        return (error as Error).message.split('\n').map((line) => line.split(':')[0])
      }
    }
    expect(lines()).toEqual(['PORT', 'SMTP_URL', 'STAFF_EMAIL'])
  })

  it('take an empty value as not set', () => {
    expect(readSettings({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
  })

  it('take “off” for no proxy', () => {
    expect(readSettings({ TRUST_PROXY: 'off' }).trustProxy).toBe(readSettings({}).trustProxy)
  })

  it.each([
    ['https://kilmara.example', undefined, false],
    ['https://kilmara.example', '1', true],
    ['http://127.0.0.1:8080', undefined, true],
    ['http://[::1]:3000', undefined, true],
    ['https://localhost.evil.example', undefined, false],
  ])('with BASE_URL %s and DEMO %s allow demos: %s', (baseUrl, demo, allowed) => {
    const settings = readSettings({ BASE_URL: baseUrl, DEMO: demo })
    expect(settings.demoAllowed).toBe(allowed)
    expect(settings.bookingUrl).toBe(allowed ? '/demo/booking' : undefined)
  })

  it.each([
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_x' }],
    ['STRIPE_SECRET_KEY', { STRIPE_WEBHOOK_SECRET: 'whsec_x' }],
  ])('refuse half of Stripe, and name the half that is missing: %s', (missing, given) => {
    expect(() => readSettings(given)).toThrow(new RegExp(`^${missing}: is missing: .*$`))
  })

  it.each([
    ['STRIPE_SECRET_KEY', 'pk_live_x'],
    ['STRIPE_SECRET_KEY', 'whsec_x'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_live_x'],
    ['STRIPE_WEBHOOK_SECRET', 'we_x'],
  ])('refuse another of Stripe’s keys: %s=%s', (name, value) => {
    const stripe = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    expect(readSettings(stripe).stripe.secretKey).toBe('sk_live_x')
    expect(() => readSettings({ ...stripe, [name]: value })).toThrow(new RegExp(`^${name}: must be .*$`))
  })

  it.each([
    ['PORT', ' '],
    ['PORT', '0x50'],
    ['PORT', '65536'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '11'],
    ['SMTP_URL', 'smtp://'],
    ['DATABASE_URL', 'kilmara'],
    ['DATABASE_URL', 'postgresql://house:aB/c+d=@database:5432/house'],
    ['DATABASE_URL', 'postgresql://house:12/c+d=@database:5432/house'],
    ['DATABASE_URL', 'postgresql://house:12?c@database:5432/house'],
    ['DATABASE_URL', 'postgresql://house:12#c@database:5432/house'],
    ['GUEST_PASSWORD', 'abc'],
    ['GUEST_PASSWORD', '    '],
    ['GUEST_PASSWORD', 'a'.repeat(201)],
    ['BASE_URL', 'kilmara.example'],
    ['BASE_URL', 'https://kilmara.example/sub/path'],
    ['BASE_URL', 'https://kilmara.example/?x=1'],
    ['BASE_URL', 'https://kilmara.example?'],
    ['BASE_URL', 'https://user:secret@kilmara.example'],
    ['MAIL_FROM', 'not a mail address'],
    ['MAIL_FROM', 'Kilmara'],
    ['MAIL_FROM', 'Kilmara stay@kilmara.example'],
    ['MAIL_FROM', 'Kilmara <stay>'],
    ['MAIL_FROM', 'Kilmara, the estate <stay@kilmara.example>'],
    ['MAIL_FROM', 'a@kilmara.example, b@kilmara.example'],
    ['MAIL_FROM', 'Kilmara <a@kilmara.example> <b@kilmara.example>'],
  ])('refuse %s=%s in one line', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name}: must be .*$`))
  })

  it.each(['https://kilmara.example', 'https://kilmara.example/', 'https://Kilmara.example:443'])(
    'take %s as the origin that it is',
    (BASE_URL) => {
      expect(readSettings({ BASE_URL }).baseUrl).toBe('https://kilmara.example')
    },
  )

  it.each([
    'stay@kilmara.example',
    '<stay@kilmara.example>',
    'Kilmara <stay@kilmara.example>',
    '"Kilmara, the estate" <stay@kilmara.example>',
    'Kilmara’s Gästehaus <stay@kilmara.example>',
  ])('take %s as a sender', (MAIL_FROM) => {
    expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
  })

  it('say how to escape a password that ends the database URL early, and accept it once escaped', () => {
    const readWith = (password: string) => readSettings({ DATABASE_URL: `postgresql://house:${password}@database:5432/house` })
    expect(() => readWith('aB/c')).toThrow('in its password characters such as / # ? @ are written %2F %23 %3F %40')
    expect(() => readWith('12/c')).toThrow('%2F')
    expect(() => readWith('12/c')).not.toThrow('12/c')
    expect(readWith('12%2Fc').databaseUrl).toContain('12%2Fc')
    const inFolder = 'postgresql://postgres@localhost/kilmara?host=/tmp/socket'
    expect(readSettings({ DATABASE_URL: inFolder }).databaseUrl).toBe(inFolder)
  })

  const at = (given: Record<string, string>) => startLines(readSettings({ DATA_DIR: '/house', ...given }))

  it('tell the start what is a demo, what answers with an error, and that mails are not sent', () => {
    const unsent = 'Mail        not sent: without SMTP_URL each one becomes a file in /house/mail'
    expect(at({})).toEqual(['Demo        payments, booking engine, booking widget, vouchers', unsent])
    const out = { BASE_URL: 'https://kilmara.example', TRUST_PROXY: '1' }
    expect(at(out)).toEqual([
      'NOT CONFIGURED, these answer with an error:        payments, booking engine, booking widget, vouchers',
      unsent,
    ])
    expect(at({ ...out, SMTP_URL: 'smtp://mail.example' })).not.toContain(unsent)
  })

  it('tell the start that sent mails go to, or come from, an address that exists nowhere', () => {
    const sending = { DEMO: '1', SMTP_URL: 'smtp://mail.example' }
    const faults = (given: Record<string, string>) => at({ ...sending, ...given }).filter((line) => line.startsWith('Mail '))
    const to = expect.stringMatching(/^Mail {8}Notices .* go to stay@kilmara\.example, which nobody reads\. Set STAFF_EMAIL/)
    const from = expect.stringMatching(/^Mail {8}Emails come from Kilmara <stay@kilmara\.example>.* Set MAIL_FROM\.$/)
    expect(faults({})).toEqual([to, from])
    expect(faults({ STAFF_EMAIL: 'team@larch.ie' })).toEqual([from])
    expect(faults({ MAIL_FROM: 'Larch <stay@larch.ie>' })).toEqual([to])
    expect(faults({ STAFF_EMAIL: 'team@larch.ie', MAIL_FROM: 'stay@larch.ie' })).toEqual([])
  })

  it('tell the start that guests pay with test cards', () => {
    const line = expect.stringMatching(/^Payments {4}Stripe, in test mode/)
    const stripe = (STRIPE_SECRET_KEY: string) => at({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_x' })
    for (const key of ['sk_test_x', 'rk_test_x']) expect(stripe(key)).toContainEqual(line)
    for (const key of ['sk_live_x', 'rk_live_x']) expect(stripe(key)).not.toContainEqual(line)
  })

  it('tell the start that behind a proxy which is not believed all visitors share one limit', () => {
    const line = expect.stringMatching(/^Limits .* TRUST_PROXY=1\.$/)
    expect(at({ BASE_URL: 'https://kilmara.example' })).toContainEqual(line)
    for (const given of [
      { BASE_URL: 'https://kilmara.example', TRUST_PROXY: '1' },
      { BASE_URL: 'http://kilmara.example' },
      {},
    ] as Record<string, string>[])
      expect(at(given)).not.toContainEqual(line)
  })

  it('leave how much is logged to the start, unless it is given', () => {
    expect(readSettings({ LOG_LEVEL: '' }).logLevel).toBeUndefined()
    expect(readSettings({ LOG_LEVEL: 'info' }).logLevel).toBe('info')
    expect(() => readSettings({ LOG_LEVEL: 'all' })).toThrow(/^LOG_LEVEL: must be one of fatal, error, .*$/)
  })

  it('are read by settings.server.ts alone', () => {
    const elsewhere = ['server.ts', ...globSync('app/**/*.{ts,tsx}')].filter((path) => {
      const text = readFileSync(path, 'utf8').replaceAll('readSettings(process.env)', '')
      return !path.endsWith('.test.ts') && text.includes('process.env')
    })
    expect(elsewhere).toEqual([])
  })

  it('are all written in .env.example, and nothing else is', () => {
    const example = readFileSync('.env.example', 'utf8')
    const listed = [...example.matchAll(/^#([A-Z_]+)=/gm)].map((match) => match[1])
    expect(listed.sort()).toEqual([...variableNames].sort())
  })

  it('say in .env.example how short they may be', () => {
    // Each variable with the comment above it.
    const written = [...readFileSync('.env.example', 'utf8').matchAll(/((?:^# .*\n)*)^#([A-Z_]+)=/gm)]
    const unsaid = written.filter(([, comment = '', name = '']) => {
      const least = leastOf(name)
      return least && !comment.replaceAll('\n# ', ' ').includes(least)
    })
    expect(leastOf('SETUP_CODE')).toBe('at least 8 characters')
    expect(unsaid.map(([, , name]) => name)).toEqual([])
  })
})

/** “at least 8 characters”, if a single one is refused for that. */
function leastOf(name: string): string | undefined {
  try {
    readSettings({ [name]: 'x' })
  } catch (error) {
    return new RegExp(`^${name}: .*(at least \\d+ characters)`, 'm').exec((error as Error).message)?.[1]
  }
}
