import { expect, test } from 'vitest'
import { checkBrandColour, MIN_CONTRAST } from './check-brand-colour.ts'

const rounded = (colour: string) => checkBrandColour(colour).map(({ own }) => Number(own.toFixed(1)))

test.each([
  ['#000000', [16.9, 1.2]],
  ['#FFFFFF', [1, 16]],
  ['#2A8C8C', [3.2, 4]],
])('the lowest contrast of %s on the light and on the dark theme', (colour, ratios) => expect(rounded(colour)).toEqual(ratios))

test.each(['#000000', '#FFFFFF', '#f4d35e', '#7A1F3D', '#2A8C8C'])(
  'the colour that pages use in place of %s is legible on both themes',
  (colour) => {
    for (const { drawnContrast } of checkBrandColour(colour)) expect(drawnContrast).toBeGreaterThanOrEqual(MIN_CONTRAST.text)
  },
)
