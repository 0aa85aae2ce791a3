/**
 * Tells browsers that can to fetch a document when a visitor is about to follow a link to it: pointer at rest on it, or finger
 * down. Only shared documents: fetched for nothing they cost a few kilobytes and tell nothing about anybody.
 */
export const nextPages = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*\\?(.+)' } },
          { not: { href_matches: '/(admin|demo|guest-guide|newsletter|pictures)/*' } },
          { not: { selector_matches: '[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
