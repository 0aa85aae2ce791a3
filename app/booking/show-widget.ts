/**
 * Loads the booking popup's widget, script and style sheet, when it is first seen: a live part. After a failure the next opening asks
 * again.
 */
export function showWidget(place: HTMLElement) {
  const { widgetScript = '', widgetStyle } = place.dataset
  const { head } = document
  if (widgetStyle) head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: widgetStyle }))
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    seen.unobserve(place)
    const script = Object.assign(document.createElement('script'), { src: widgetScript })
    script.onload = () => seen.disconnect()
    script.onerror = () => {
      script.remove()
      addEventListener('click', again, { once: true })
    }
    head.append(script)
  })
  const again = () => seen.observe(place)
  again()
}
