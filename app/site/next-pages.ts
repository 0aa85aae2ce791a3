/**
 * Lets supporting browsers prefetch a document when a visitor is about to follow a link to it: pointer resting on it, or finger down.
 * Only shared documents: needless prefetches cost a few kilobytes and reveal nothing about anybody.
 */
export const nextPages = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/*\\?(.+)', '/(admin|demo|guest-guide|newsletter|pictures)/*'] } },
          { not: { selector_matches: '[target],[download]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})
