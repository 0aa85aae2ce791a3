/** Payments without a provider, for demo mode only: the page says so, and no money moves. */
import { randomUUID } from 'node:crypto'
import type { Settings } from '#app/settings.server.ts'
import { BadSignature, type Payments } from './payments.server.ts'

export function createDemoPayments(settings: Settings): Payments {
  return {
    provider: 'demo',
    async openCheckout({ orderId }) {
      return { sessionId: `demo_${randomUUID().replaceAll('-', '')}`, url: `${settings.baseUrl}/demo/pay/${orderId}` }
    },
    // The demo page settles the order itself; there is nobody else to ask.
    async findPayment() {
      return undefined
    },
    async findDispute() {
      return undefined
    },
    async listDisputes() {
      return []
    },
    async listRefunded() {
      return new Map()
    },
    async refund() {
      return 'done'
    },
    mayBeSigned: () => false,
    readEvent() {
      throw new BadSignature('demo payments send no events')
    },
  }
}
