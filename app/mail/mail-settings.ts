/** What mails need to know; the house's settings satisfy it. */
export type MailSettings = {
  /** Without a slash at the end; for links. */
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
