import { afterFrame } from '#app/ui/after-frame.ts'

/** Loads the booking popup's widget, script and style sheet, once, when first opened. Part of the head's script. */
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
