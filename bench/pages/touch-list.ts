/** What guests can touch on the public pages, in the guide and in the chat. */
import type { Page } from '@playwright/test'
import { guestPassword } from '../running.ts'

export type Touch = {
  path: string
  before?: (page: Page) => Promise<unknown>
  touch: (page: Page) => Promise<unknown>
  /** At first paint, with nothing loaded yet. */
  atOnce?: true
}

const flexi = (page: Page) => page.locator('#pricing-section').getByText('1-Night Flexi', { exact: true }).first().click()
const openChat = async (page: Page) => {
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await page.locator('[data-island=concierge] textarea').fill('When is breakfast?')
}
const openDrawer = (page: Page) => page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
/** In view already: `click` would scroll it to the middle first, which nobody does. */
const tapAsItStands = async (page: Page) => {
  const box = await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().boundingBox()
  if (!box) throw new Error('there is no button')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
const password = (page: Page) => page.getByLabel('Guide password')

export const touches: Record<string, Touch> = {
  menu: { path: '/', touch: (page) => page.getByRole('button', { name: 'Menu' }).click() },
  'booking drawer, at first paint': { path: '/', atOnce: true, touch: tapAsItStands },
  'booking drawer, closed': {
    path: '/',
    before: openDrawer,
    touch: (page) => page.keyboard.press('Escape'),
  },
  'mode of the prices': { path: '/', touch: flexi },
  'a question': { path: '/', touch: (page) => page.locator('#faq summary').first().click() },
  'booking popup': {
    path: '/',
    before: flexi,
    touch: (page) => page.locator('main [commandfor=late-checkout]:visible').first().click(),
  },
  'a letter of the contact form': {
    path: '/',
    before: (page) => page.getByLabel('Message').first().focus(),
    touch: (page) => page.keyboard.press('a'),
  },
  'contact form, sent empty': {
    path: '/',
    before: (page) => page.locator('#contact form').scrollIntoViewIfNeeded(),
    touch: (page) => page.locator('#contact form button[type=submit]').click(),
  },
  'newsletter, sent empty': {
    path: '/',
    before: (page) => page.locator('#newsletter form').scrollIntoViewIfNeeded(),
    touch: (page) => page.locator('#newsletter form button[type=submit]').click(),
  },
  chat: { path: '/', touch: (page) => page.getByRole('button', { name: 'Ask the Wild Concierge' }).click() },
  'chat, a letter': { path: '/', before: openChat, touch: (page) => page.keyboard.press('a') },
  'chat, a question sent': { path: '/', before: openChat, touch: (page) => page.keyboard.press('Enter') },
  'gallery viewer': { path: '/gallery', touch: (page) => page.locator('main [data-island-for=gallery-viewer]').first().click() },
  'gallery viewer, next': {
    path: '/gallery',
    before: (page) => page.locator('main [data-island-for=gallery-viewer]').first().click(),
    touch: (page) => page.keyboard.press('ArrowRight'),
  },
  'room page, booking drawer': { path: '/room/stargazer', touch: openDrawer },
  'guide, a section of its menu': {
    path: '/guest-guide',
    touch: (page) => page.locator('nav a[href^="#"]:visible').first().click(),
  },
  'guide, unlocked': {
    path: '/guest-guide',
    before: (page) => password(page).fill(guestPassword),
    touch: (page) => password(page).press('Enter'),
  },
  'guide, order dialog': {
    path: '/guest-guide',
    before: async (page) => {
      await page.locator('[data-order]').first().scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    },
    touch: (page) => page.locator('[data-order]').first().click(),
  },
  'guide, request sent empty': {
    path: '/guest-guide',
    before: (page) => page.locator('[data-island=guide-contact-form]').scrollIntoViewIfNeeded(),
    touch: (page) => page.locator('[data-island=guide-contact-form] button[type=submit]').first().click(),
  },
}
