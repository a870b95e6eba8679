/**
 * Returns the 8-bit grey whose contrast with the paper (WCAG 2) is nearest to `ratio`, on the given side of `ratio`. Throws if there is no such grey.
 */
export function colourOfContrast(paper: string, ratio: number, side: 'below' | 'above'): string {
  const candidates = Array.from({ length: 256 }, (_, level) => grey(level)).filter((colour) =>
    side === 'below' ? contrast(paper, colour) < ratio : contrast(paper, colour) >= ratio,
  )
  const nearest = candidates.toSorted((one, other) => Math.abs(contrast(paper, one) - ratio) - Math.abs(contrast(paper, other) - ratio))[0]
  if (nearest === undefined) throw new Error('No grey has this contrast.')
  return nearest
}

/**
 * Returns the grey that is nearest to the wanted relative luminance (0 to 1). For a luminance of 0.55 or more, the grey is never darker than wanted;
 * below 0.55 it is never lighter.
 */
export function greyOfLuminance(wanted: number): string {
  const levels = Array.from({ length: 256 }, (_, level) => level)
  const level =
    wanted >= 0.55
      ? levels.find((step) => luminance(grey(step)) >= wanted)
      : levels.toReversed().find((step) => luminance(grey(step)) <= wanted)
  return grey(level ?? 0)
}

const grey = (level: number): string => `#${level.toString(16).padStart(2, '0').repeat(3)}`

function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
