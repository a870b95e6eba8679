import type { SceneGradient } from '@fondly/stationery/layout/scene.ts'

type Tone = string | [colour: string, opacity: number]

/** A linear gradient with evenly spaced tones along the line x1 y1 x2 y2. */
export const shaded = (line: [number, number, number, number], ...tones: Tone[]): SceneGradient => ({ linear: line, stops: even(tones) })

/** A radial gradient with evenly spaced tones from the middle outwards. */
export const glow = (x: number, y: number, radius: number, ...tones: Tone[]): SceneGradient => ({
  radial: [x, y, radius],
  stops: even(tones),
})

const even = (tones: Tone[]): SceneGradient['stops'] =>
  tones.map((tone, index) => {
    const [colour, opacity] = typeof tone === 'string' ? [tone, 1] : tone
    return [index / (tones.length - 1), colour, opacity]
  })
