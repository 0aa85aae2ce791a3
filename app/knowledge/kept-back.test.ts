import { expect, it } from 'vitest'
import { containsKeptBack, findKeptBack, type KeptBack, sayKeptBack } from './kept-back.ts'

const holds = (value: string) => (text: string) => containsKeptBack(text, value)

it('finds a gate code as people write it', () => {
  const texts = [
    'Type 544331 at the keypad.',
    '544331',
    'It is 54 43 31.',
    'gate 5 4 4 3 3 1, then wait',
    'gate_544331',
    '#544331#',
  ]
  expect(texts.filter(holds('544331'))).toEqual(texts)
  expect(['Press 5443-31.', 'Type 544331.'].filter(holds('5443-31'))).toHaveLength(2)
  expect('The code is 5\u00ad44331 or ５４４３３１'.split(' or ').filter(holds('544331'))).toHaveLength(2)
})

it('finds none within another number', () => {
  const texts = ['5443310', '1544331', '544.331', '3.544331', '544331.5', '€544331', '€ 544331', 'C544331']
  expect(texts.filter(holds('544331'))).toEqual([])
  const others = ['+353 53 900 4567', '053 900 4567', '€4567 a night', '4567.50', 'at 45:67', '4567 8', '45-67 days']
  expect(others.filter(holds('4567'))).toEqual(['4567 8'])
})

it('finds a Wi-Fi key in capitals, with spaces and other hyphens', () => {
  const texts = ['the key msct-e772-3992', 'MSCT-E772-3992', 'msct e772 3992', 'msct–e772–3992', 'Key: "mscte7723992".']
  expect(texts.filter(holds('msct-e772-3992'))).toEqual(texts)
  expect(['msct-e772-39921', 'xmsct-e772-3992', 'msct-e772'].filter(holds('msct-e772-3992'))).toEqual([])
  expect(['say p@ss!word', 'say P@SS!WORD please', 'password'].filter(holds('p@ss!word'))).toHaveLength(2)
})

it('takes words for no key where nobody speaks of keys', () => {
  expect(holds('wildatlantic')('The key is WildAtlantic.')).toBe(true)
  expect(holds('wildatlantic')('The key hangs in the Wild Atlantic Way bar.')).toBe(false)
  expect(['foxglove  lane wifi', 'Wi-Fi: FoxgloveLane', 'foxglove lanes code'].filter(holds('foxglove lane'))).toHaveLength(2)
  expect(holds('heather')('Heather grows beside the path.')).toBe(false)
  expect(containsKeptBack('Use heather.', 'heather', 'Is there internet?')).toBe(true)
  expect(holds('heather')('The password is Heather.')).toBe(true)
})

it('finds the code without the words around it, and nothing as short as a number of guests', () => {
  expect(holds('1234 then the bell')('Press 1234 and wait.')).toBe(true)
  expect(['Room for 12.', '', 'any'].filter(holds('12'))).toEqual([])
  expect(['', 'any'].filter(holds(''))).toEqual([])
})

it('says what it found and where that belongs', () => {
  const keptBack: KeptBack = [
    { name: 'gate code', value: '544331' },
    { name: 'Wi-Fi key', value: 'msct-e772-3992' },
  ]
  const found = findKeptBack('Use MSCT-E772-3992.', keptBack)
  expect(found && sayKeptBack(found)).toBe('This text contains the Wi-Fi key. It is shown only in the guest guide.')
  expect(findKeptBack('Use the key on the card.', keptBack)).toBeUndefined()
})
