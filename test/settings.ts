import { readSettings, type Settings } from '#app/settings.server.ts'

/** The settings of a house on localhost that writes no file, because its secrets are given. */
export function testSettings(environment: Record<string, string> = {}): Settings {
  const given = { DATA_DIR: '/nowhere', AUTH_SECRET: 'a secret of tests, long enough for it', GUEST_PASSWORD: 'heather' }
  return readSettings({ BASE_URL: 'http://localhost', ...given, ...environment })
}

/** For what only writes mails: between these two addresses. */
export const mailSettings = testSettings({ MAIL_FROM: 'Kilmara <stay@kilmara.example>', STAFF_EMAIL: 'team@kilmara.example' })
