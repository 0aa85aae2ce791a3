/**
 * For `page.evaluate`: elements that are not wholly between the two edges of the page. A picture may be cropped by its frame, and the legal
 * pages' quick navigation is scrolled sideways by itself.
 */
export const sticksOut = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('svg, picture, .sr-only, .quick-navigation li'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5)
    })
    .map((element) => element.outerHTML.slice(0, 80))
