export type PaymentTab = {
  /** False when the browser blocked the tab, or the guest has closed it. */
  goTo(url: string): boolean
  close(): void
}

/** Opens the tab within the tap itself: later, browsers would block it as a pop-up. */
export function openPaymentTab(): PaymentTab {
  const tab = window.open('', '_blank')
  if (tab) {
    tab.document.title = 'Payment'
    tab.document.body.textContent = 'The payment page is being opened…'
  }
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
