import sharp from 'sharp'

/** The share of a picture's area that is visible on each ground. */
export type Visibility = { onLight: number; onDark: number }

/** The picture is reduced to this size before it is measured. */
const LOOKED_AT_PX = 96
/** A shape with at least this contrast is visible. WCAG requires 3 for shapes with a meaning; a pale edge needs less. */
const SEEN_CONTRAST = 2
/** The paper of a card, and the dark ground of the page. */
const [LIGHT, DARK] = [luminanceOf(255, 253, 248), luminanceOf(27, 24, 21)]

/** Measures how much of a decoded picture is visible on a light and on a dark ground. */
export async function measureVisibility(picture: Uint8Array): Promise<Visibility> {
  const { data, info } = await sharp(picture)
    .resize({ width: LOOKED_AT_PX, height: LOOKED_AT_PX, fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  let [onLight, onDark] = [0, 0]
  for (let at = 0; at < data.length; at += info.channels) {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(at, at + 4)
    const [ink, share] = [luminanceOf(r, g, b), alpha / 255]
    if (contrast(mix(ink, LIGHT, share), LIGHT) >= SEEN_CONTRAST) onLight += 1
    if (contrast(mix(ink, DARK, share), DARK) >= SEEN_CONTRAST) onDark += 1
  }
  return { onLight: onLight / pixels, onDark: onDark / pixels }
}

const mix = (ink: number, ground: number, share: number) => ink * share + ground * (1 - share)

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

function luminanceOf(...rgb: [r: number, g: number, b: number]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((byte) => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
