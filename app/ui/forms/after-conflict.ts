import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For a page's `shouldRevalidate`: when a colleague was quicker, the page is read again, so that what they did can be shown beside
 * what was typed. Left to itself the router reads nothing again after a refusal.
 */
export function orAfterConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === 409 || actionStatus === 404 || defaultShouldRevalidate
}
