import type { Page } from '@playwright/test'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { expect } from './house.ts'

export const stay = addDays(estateDay(new Date()), 10)
export const guest = { name: 'Aoife Byrne', email: 'aoife@guests.example' }

/** Opens the guide’s order dialog for a bath. */
export async function openDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Outdoor Heated Bath' })
  await page.goto('/guest-guide')
  await page.getByRole('button', { name: /Outdoor Heated Bath.*€50/ }).click()
  await expect(dialog).toBeVisible()
  return dialog
}

export async function fill(place: ReturnType<Page['locator']>) {
  await place.getByLabel('Guest Name').fill(guest.name)
  await place.getByLabel('Stay Date').fill(stay)
  await place.getByLabel('Room Name').selectOption('Stargazer')
  await place.getByLabel('Email Address').fill(guest.email)
}
