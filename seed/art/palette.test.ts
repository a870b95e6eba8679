import { expect, test } from 'vitest'
import { oklch } from './palette.ts'

test.each([
  [1, 0, 0, '#ffffff'],
  [0, 0, 0, '#000000'],
  [0.628, 0.2577, 29.23, '#ff0000'],
  [0.5, 0, 0, '#636363'],
])('oklch(%s %s %s) is %s', (lightness, chroma, hue, colour) => expect(oklch(lightness, chroma, hue)).toBe(colour))

test('a colour that no screen can show is refused rather than clipped', () => {
  expect(() => oklch(0.6, 0.3, 200)).toThrow('oklch(0.6 0.3 200) is outside sRGB.')
})
