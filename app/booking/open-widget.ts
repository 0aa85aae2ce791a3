import { afterFrame } from '../ui/after-frame.ts'

/** The booking popup's widget: the provider's script and sheet are fetched once, when it is first open. Part of the head's program. */
export function fetchWidgetFor(dialog: HTMLElement | null) {
  const place = dialog?.querySelector<HTMLElement>('[data-widget-script]')
  if (!place) return
  const { widgetScript = '', widgetStyle } = place.dataset
  delete place.dataset.widgetScript
  const { head } = document
  afterFrame(() => {
    if (widgetStyle) head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: widgetStyle }))
    head.append(Object.assign(document.createElement('script'), { src: widgetScript }))
  })
}
