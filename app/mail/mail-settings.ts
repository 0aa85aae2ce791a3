/** The settings that mails need, a subset of the house's. */
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

/** Whether mails reach anybody. */
export function sendsMail({ smtpUrl }: Pick<MailSettings, 'smtpUrl'>): boolean {
  return smtpUrl !== undefined
}

/** What the team is told instead of a promise. */
export const noMailYet = 'This house sends no mail yet'
