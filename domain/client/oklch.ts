/** A perceptual colour (Oklch): lightness 0 to 1, chroma, hue in radians. */
export type Oklch = { l: number; c: number; h: number }
type Rgb = [red: number, green: number, blue: number]

/** Parses a colour such as '#2A8C8C'. */
export function oklch(hex: string): Oklch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: lightness, c: Math.hypot(a, bb), h: Math.atan2(bb, a) }
}

/** Formats a colour as '#1A696C'. A colour outside sRGB loses chroma until it fits; hue and lightness stay. */
export function toHex({ l, c, h }: Oklch): string {
  let chroma = c
  while (chroma > 0 && !shows(linearOf({ l, c: chroma, h }))) chroma -= 0.002
  return `#${linearOf({ l, c: Math.max(0, chroma), h })
    .map((part) =>
      Math.round(encoded(Math.min(1, Math.max(0, part))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`
}

/** Returns the contrast ratio of two colours: 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Blends a share (0 to 1) of a colour over another. */
export function over(colour: string, share: number, ground: string): string {
  const below = bytes(ground)
  return `#${bytes(colour)
    .map((part, index) =>
      Math.round(part * share + (below[index] ?? 0) * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`
}

function linearOf({ l: lightness, c, h }: Oklch): Rgb {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function shows(rgb: Rgb): boolean {
  return rgb.every((part) => part >= -0.0005 && part <= 1.0005)
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linear(hex: string): Rgb {
  const [r, g, b] = bytes(hex).map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return [r ?? 0, g ?? 0, b ?? 0]
}

function encoded(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055
}

function bytes(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}
