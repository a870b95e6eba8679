/**
 * Returns a colour by lightness (0 to 1), chroma and hue (degrees) in OKLCH, where equal steps look equal. Throws for a colour outside sRGB, which
 * would be displayed as another colour.
 */
export function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  if (channels.some((channel) => channel < -0.001 || channel > 1.001))
    throw new RangeError(`oklch(${lightness} ${chroma} ${hue}) is outside sRGB.`)
  return `#${channels.map(hexadecimal).join('')}`
}

function hexadecimal(linear: number): string {
  const channel = Math.max(0, Math.min(1, linear))
  const encoded = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0')
}

/** The common inks. A card uses four to six of these inks, and a paper. */
export const INK = {
  paper: oklch(0.975, 0.012, 88),
  cream: oklch(0.94, 0.03, 86),
  ink: oklch(0.27, 0.035, 265),
  night: oklch(0.31, 0.06, 268),
  pine: oklch(0.39, 0.06, 168),
  sage: oklch(0.68, 0.055, 148),
  moss: oklch(0.54, 0.08, 132),
  mist: oklch(0.87, 0.022, 225),
  sky: oklch(0.75, 0.06, 232),
  sea: oklch(0.48, 0.085, 232),
  gold: oklch(0.8, 0.14, 78),
  tomato: oklch(0.62, 0.19, 32),
  coral: oklch(0.75, 0.125, 35),
  blush: oklch(0.89, 0.045, 38),
  rose: oklch(0.57, 0.18, 10),
  plum: oklch(0.36, 0.1, 350),
  clay: oklch(0.57, 0.1, 48),
  teal: oklch(0.62, 0.09, 195),
  snow: '#fdfbf7',
  white: '#ffffff',
} as const
