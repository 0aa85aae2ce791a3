/** The first edition's titles of sections that are linked to. If staff rename one, its links still open the page. */
export const sectionTitles = {
  prices: 'Prices and what they include',
  deposit: 'Deposit and payment',
  cancelling: 'Cancelling or changing your stay',
  pets: 'Pets and assistance dogs',
  fire: 'Fire, smoke and quiet',
  damage: 'Damage and security deposit',
  extras: 'Ordering extras',
  vouchers: 'Gift vouchers',
  newsletter: 'Newsletter discount',
  outdoors: 'The outdoors, and what we are liable for',
  beyondControl: 'Events beyond anyone’s control',
} as const
