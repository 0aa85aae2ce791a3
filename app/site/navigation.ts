/** The header's links, in order. A section's address works from every page. */
export const navigation = [
  { label: 'About', to: '/about' },
  { label: 'Stays', to: '/#stays-preview' },
  { label: 'Pricing', to: '/#pricing-section' },
  { label: 'Gallery', to: '/gallery' },
  { label: 'FAQ', to: '/#faq' },
  { label: 'Contact', to: '/#footer' },
] as const
