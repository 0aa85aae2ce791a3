/** Typing in the console, and being interrupted. */
import type { Locator, Page } from '@playwright/test'
import { expect, visitConsole } from './house.ts'

export const unsavedQuestion = 'There are unsaved changes. Leave without saving?'

export const keptNote = (within: Page | Locator) => within.getByText('What you typed has been restored.')

/** @returns the keys under which this tab keeps drafts */
export const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')))

/** Answers all questions from now on. @returns the questions, as they are asked */
export function answerQuestions(page: Page, answer: 'stay' | 'leave'): string[] {
  const asked: string[] = []
  page.removeAllListeners('dialog')
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (answer === 'leave' ? dialog.accept() : dialog.dismiss())
  })
  return asked
}

/**
 * Saves without a session, and then returns with one to where the login leads.
 * @param meanwhile what others do in between
 */
export async function outlastSession(page: Page, save: Locator, meanwhile = async () => {}) {
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await save.click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await page.context().addCookies(session)
  await meanwhile()
  await visitConsole(page, new URL(page.url()).searchParams.get('next') ?? '')
}
