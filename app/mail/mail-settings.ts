/** The settings that emails need, a subset of all settings. */
export type MailSettings = {
  /** Without a trailing slash; for links. */
  baseUrl: string
  /** `Name <address>` or an address. */
  mailFrom: string
  staffEmail: string
  /** Without it each mail becomes a file in `mailFolderIn(dataDir)`. */
  smtpUrl?: string | undefined
  dataDir: string
}

export function mailFolderIn(dataDir: string): string {
  return `${dataDir}/mail`
}

/** Whether emails reach anybody. */
export function sendsMail({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>): boolean {
  return smtpUrl !== undefined
}

/**
 * Why emails, though they are sent, do not arrive: an address still under `.example`, which exists nowhere. Read after `refreshContacts`,
 * because the team's may have been entered in the console.
 */
export function addressFaults({ smtpUrl, mailFrom, staffEmail }: Omit<MailSettings, 'baseUrl' | 'dataDir'>): string[] {
  if (smtpUrl === undefined) return []
  return [
    ...(isExample(staffEmail)
      ? [
          `Notices of messages, requests and orders go to ${staffEmail}, which nobody reads. Set STAFF_EMAIL, or enter an address in Settings, under Contacts.`,
        ]
      : []),
    ...(isExample(mailFrom)
      ? [`Emails come from ${mailFrom}, an address that does not exist, and may be refused. Set MAIL_FROM.`]
      : []),
  ]
}

/** Of an address or `Name <address>`. */
function isExample(address: string): boolean {
  return /\.example>?$/i.test(address)
}

/** Shown to the team instead of promising an email. */
export const noMailYet = 'No email is being sent yet'
export const tellThem = `${noMailYet}: please tell them yourself.`
