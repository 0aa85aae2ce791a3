/**
 * The islands: parts of a document with state. Each is a React component whose server-rendered HTML already works; its code loads when the
 * visitor comes near it (`Wake` in island.tsx). Add one here and place it with `<Island name="…">`.
 */
import type { ComponentType } from 'react'

// biome-ignore lint/suspicious/noExplicitAny: each island has its own props; `Island` checks them where they are placed.
type Load = () => Promise<ComponentType<any>>

export const islands = {
  concierge: () => import('#app/concierge/chat/chat-panel.tsx').then((file) => file.ChatPanel),
  'contact-form': () => import('#app/messages/contact-form.tsx').then((file) => file.ContactForm),
  'estate-map': () => import('#app/guide/outside/estate-map.tsx').then((file) => file.EstateMap),
  'gate-code': () => import('#app/guide/secrets/gate-code.tsx').then((file) => file.GateCode),
  'guide-companion': () => import('#app/guide/guide-companion.tsx').then((file) => file.GuideCompanion),
  'guide-contact-form': () => import('#app/guide/requests/guide-contact-form.tsx').then((file) => file.GuideContactForm),
  'order-dialog': () => import('#app/orders/ordering/order-dialog.tsx').then((file) => file.OrderDialog),
  'order-outcome': () => import('#app/orders/order-outcome.tsx').then((file) => file.OrderOutcome),
  'gallery-viewer': () => import('#app/gallery/gallery-viewer.tsx').then((file) => file.GalleryViewer),
  'newsletter-form': () => import('#app/newsletter/newsletter-form.tsx').then((file) => file.NewsletterForm),
  'wifi-access': () => import('#app/guide/secrets/wifi-access.tsx').then((file) => file.WifiAccess),
} as const satisfies Record<string, Load>

export type IslandName = keyof typeof islands
