import followIntoFolds from './follow-into-folds.ts?inline-script'

/** For the end of a page that has links into its folds. */
export function LinksIntoFolds() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own program, allowed by its hash (security-headers.server.ts).
  return <script dangerouslySetInnerHTML={{ __html: followIntoFolds }} />
}
