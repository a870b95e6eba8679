/** The relative luminance of a colour in sRGB, its parts from 0 to 255: 0 is black, 1 is white (WCAG 2.2). */
export function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colours, from 1 to 21. */
export function contrast(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const LINEAR = Float64Array.from({ length: 256 }, (_, level) => {
  const part = level / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

const linear = (level: number): number => LINEAR[level] ?? 0
