const linksTo = (id: string) => document.querySelectorAll(`:is(.guide-contents, .guide-sheet-links) a[href$="#${id}"]`)

/** Marks the links to the section that is being read: the one a quarter down the window. @returns how to stop */
export function followSection(): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        for (const link of linksTo(target.id)) {
          if (isIntersecting) link.setAttribute('aria-current', 'location')
          else link.removeAttribute('aria-current')
        }
    },
    { rootMargin: '-25% 0px -75%' },
  )
  for (const section of document.querySelectorAll('.guide-sections > [id]')) observer.observe(section)
  return () => observer.disconnect()
}
