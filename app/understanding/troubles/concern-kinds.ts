/** The troubles of guests that only people can settle. */

/** One guest's own matter: nothing written answers it, whatever topic is mentioned. */
const ownMatters = [
  'booking',
  'money',
  'confirmation',
  'stolen',
  'locked_out',
  'sick_animal',
  'bereaved',
  'ill_kin',
  'low',
  'lost',
  'complaint',
] as const
/** Health: entries may be given to anybody else, but not to this guest. */
const bodily = ['allergy', 'pregnancy', 'health', 'assistance_dog'] as const
/** Guests who cannot do what others can: no entry covers it, although one might. */
const untold = ['access'] as const
export type Concern = (typeof ownMatters)[number] | (typeof bodily)[number] | (typeof untold)[number]

/** Whether the classifier's name for something is a trouble, and of which kind. */
export const isConcern = (name: string): name is Concern => [...ownMatters, ...bodily, ...untold].some((one) => one === name)
export const isBodily = (name: string): boolean => bodily.some((one) => one === name)
export const isOwnMatter = (name = ''): boolean => ownMatters.some((one) => one === name)
