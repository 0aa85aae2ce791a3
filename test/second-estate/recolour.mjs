// Not a part of copy.mjs, which the checks import before the Node that reads TypeScript is installed.
import { readFileSync, writeFileSync } from 'node:fs'
import { palette } from '../../app/estate/palette.ts'
import { palette as second } from './app/estate/palette.ts'

/** What an owner does by hand: the style sheets' own statement of the palette becomes the second one's. */
export function recolour(copy) {
  for (const name of ['tokens.css', 'constants.css']) {
    const sheet = `${copy}/app/ui/look/${name}`
    let text = readFileSync(sheet, 'utf8')
    for (const [part, colour] of Object.entries(palette))
      text = text.replaceAll(colour, second[part]).replaceAll(channels(colour), channels(second[part]))
    writeFileSync(sheet, text)
  }
}

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')
