import { paymentPageComes } from './order-texts.ts'

export type PaymentTab = {
  /** False if the browser has blocked the tab, or the guest has closed it. */
  goTo(url: string): boolean
  close(): void
}

/** Opens the tab within the tap itself: later, browsers would block it as a pop-up. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank')
  if (tab) dress(tab.document)
  return {
    goTo(url) {
      if (!tab || tab.closed) return false
      tab.opener = null
      tab.location.replace(url)
      return true
    },
    close: () => tab?.close(),
  }
}

/** What the tab shows until the payment page comes, in this page's colours and letters. The provider may take ten seconds. */
function dress({ documentElement, head, body }: Document) {
  const { backgroundColor, color, fontFamily } = getComputedStyle(document.body)
  documentElement.lang = document.documentElement.lang
  head.innerHTML = '<title>Payment</title><meta name="viewport" content="width=device-width">'
  Object.assign(documentElement.style, { backgroundColor, color, font: `1.125rem/1.6 ${fontFamily}` })
  Object.assign(body.style, { margin: '30svh auto', maxWidth: '24rem', padding: '0 1.25rem' })
  body.textContent = paymentPageComes
}
