/** For `page.evaluate`: elements not wholly between the page's two edges. A picture may be cropped by its frame. */
export const sticksOut = () =>
  [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility() && !element.closest('svg, picture, .sr-only'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5)
    })
    .map((element) => element.outerHTML.slice(0, 80))
