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

/** Shown to the team instead of promising an email. */
export const noMailYet = 'No email is being sent yet'
