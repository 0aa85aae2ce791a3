import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For a page's `shouldRevalidate`: reloads the page's data after a conflict, so that a colleague's change can be shown beside what was
 * typed. By default the router reloads nothing after a refusal.
 */
export function orAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
