export const placeholderContacts = {
  stayEmail: 'stay@inishvale.example',
  helloEmail: 'hello@inishvale.example',
  phone: '020 917 0470',
  phoneInternational: '+353209170470',
  website: 'https://inishvale.example',
  social: { instagram: '#', facebook: '#', tiktok: '#' },
} as const

export type LocalNumber = { name: string; where: string; phone: string; phoneInternational: string; note: string }

const local = (name: string, last: number, note: string): LocalNumber => ({
  name,
  where: 'Westport',
  phone: `020 918 00${last}`,
  phoneInternational: `+35320918 00${last}`.replace(' ', ''),
  note,
})

export const placeholderTaxis = [local('Clew Cabs', 10, 'From the octagon.')]
export const placeholderCafes = [local('The Quay Cup', 20, 'Scones.')]
export const placeholderTakeaways = [local('The Mast', 30, 'Fish and chips.')]
export const placeholderOutOfHours = { name: 'Westdoc', phone: '020 918 0040', phoneInternational: '+353209180040' } as const
export const placeholderGarda = {
  name: 'Westport Garda Station',
  phone: '020 918 0050',
  phoneInternational: '+353209180050',
} as const
