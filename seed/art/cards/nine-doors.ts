import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { around, at, indices, placed, points } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { dome, rounded, slice } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#2a1a1e'
type Look = 'panels' | 'glazed' | 'planks' | 'fan' | 'round' | 'open'
const DOORS: [wall: string, door: string, frame: string, look: Look][] = [
  [oklch(0.85, 0.06, 60), INK.sea, INK.paper, 'panels'],
  [oklch(0.78, 0.055, 200), INK.tomato, INK.cream, 'fan'],
  [oklch(0.88, 0.05, 20), INK.pine, INK.paper, 'glazed'],
  [INK.sage, INK.plum, INK.paper, 'round'],
  [oklch(0.9, 0.07, 90), INK.teal, INK.paper, 'open'],
  [oklch(0.72, 0.1, 40), INK.night, INK.cream, 'planks'],
  [oklch(0.8, 0.05, 235), INK.gold, INK.paper, 'planks'],
  [INK.blush, INK.rose, INK.paper, 'panels'],
  [oklch(0.8, 0.06, 150), INK.coral, INK.cream, 'fan'],
]

export const nineDoors: CardArt = {
  cardId: '1HBE2376',
  seed: 661,
  sheet: createSheet('831', 'V'),
  front(drawing) {
    drawing.ground(INK.ink)
    for (const [index, [wall, door, frame, look]] of DOORS.entries()) {
      const [x, y] = [275 + (index % 3) * 550, 1044 + Math.floor(index / 3) * 688]
      drawing.group({ clip: rectangle(x - 275, y - 688, 550, 688), transform: [1, 0, 0, 1, 0, 0] }, () => {
        drawing.fill(rectangle(x - 330, y - 700, 660, 760), wall)
        drawing.group({ transform: placed(x, y) }, () => doorway(drawing, door, frame, look, index))
      })
    }
    write(drawing, 'you found the right door', INK.gold, { face: 'warmItalic', width: 1240, x: 825, baseline: 200, trackingEms: 0.015 })
    write(drawing, 'WELCOME HOME', INK.cream, { face: 'capitals', width: 520, x: 825, baseline: 300, trackingEms: 0.32 })
  },
  inside(drawing) {
    for (const index of [0, 1, 2])
      drawing.group({ transform: placed(150 + index * 130, 330, 0, 0.4) }, () => {
        const [, door, , look] = at(DOORS, index)
        doorway(drawing, door, oklch(0.9, 0.03, 80), look, 1)
      })
  },
}

/** Draws a door in its frame. The middle of its foot is at 0 0; it is 300 wide and 540 high. */
function doorway(drawing: Drawing, door: string, frame: string, look: Look, index: number): void {
  const { fill } = drawing
  fill(rectangle(-400, -26, 800, 60), INK.clay, 0.55)
  paperCut(drawing, shape([-190, -26, 190, -26, 220, 8, -220, 8]), oklch(0.86, 0.02, 80), { depth: 5, shade: SHADE })
  const isRound = look === 'round' || look === 'fan'
  const outline = (grow: number) =>
    isRound
      ? `M${-150 - grow} -26L${-150 - grow} -430C${-150 - grow} ${-570 - grow} ${150 + grow} ${-570 - grow} ${150 + grow} -430L${150 + grow} -26Z`
      : rectangle(-150 - grow, -540 - grow, 300 + grow * 2, 514 + grow)
  paperCut(drawing, outline(30), frame, { depth: 8, shade: SHADE })
  fill(outline(0), look === 'open' ? shaded([0, -540, 0, 0], oklch(0.93, 0.1, 95), INK.gold) : door)
  if (look === 'open') return openDoor(drawing, door)
  const pale = (path: string) => fill(path, INK.white, 0.2)
  if (look === 'panels')
    for (const x of [-118, 18]) for (const [y, high] of points([-500, 190, -280, 210])) fill(rounded(x, y, 100, high, 8), SHADE, 0.24)
  if (look === 'planks') for (const step of indices(5)) fill(rectangle(-92 + step * 60 - 30, -540, 6, 514), SHADE, 0.3)
  if (look === 'glazed') {
    for (const x of [-112, 12]) for (const y of [-500, -380]) fill(rectangle(x, y, 100, 104), oklch(0.9, 0.05, 220))
    for (const x of [-112, 12]) fill(rounded(x, -240, 100, 180, 8), SHADE, 0.24)
  }
  if (look === 'fan') {
    for (const [angle, pane] of around(10, Math.PI))
      if (pane < 5) fill(slice([0, -400], 40, 122, angle + 0.05, angle + 0.58), oklch(0.93, 0.06, 90))
    fill(dome(0, -400, 30), oklch(0.93, 0.06, 90))
    for (const x of [-118, 18]) fill(rounded(x, -350, 100, 270, 8), SHADE, 0.24)
  }
  if (look === 'round') {
    fill(ellipse(0, -390, 66), oklch(0.9, 0.05, 220))
    fill(rectangle(-5, -460, 10, 140) + rectangle(-70, -395, 140, 10), door)
    for (const step of indices(4)) fill(rectangle(-96 + step * 62, -300, 5, 260), SHADE, 0.3)
  }
  pale(rectangle(-150, -26 - 44, 300, 44))
  fill(ellipse(112, -250, 15), INK.gold)
  if (index % 2 === 0) pot(drawing, index % 4 ? -235 : 235)
  if (index % 3 === 2) lamp(drawing, -225)
  if (index % 3 === 1) lamp(drawing, 225)
}

function openDoor(drawing: Drawing, door: string): void {
  const { fill } = drawing
  fill(shape([-150, -26, 150, -26, 260, 60, -300, 60]), oklch(0.93, 0.1, 95), 0.5)
  fill(rectangle(-60, -300, 120, 12), INK.clay)
  pot(drawing, 40)
  fill(ellipse(0, -420, 50), INK.tomato)
  paperCut(drawing, shape([150, -540, 262, -590, 262, 20, 150, -26]), door, { depth: 8, shade: SHADE })
  fill(shape([172, -500, 240, -530, 240, -330, 172, -320]), SHADE, 0.24)
  fill(shape([172, -280, 240, -286, 240, -40, 172, -66]), SHADE, 0.24)
  fill(ellipse(244, -270, 12), INK.gold)
}

function pot(drawing: Drawing, x: number): void {
  const { random } = drawing
  for (const angle of [-150, -120, -90, -60, -30])
    drawing.fill(
      leaf(random, x, -90, (angle * Math.PI) / 180, random.between(100, 150), 52).whole,
      random.pick([INK.moss, INK.pine, INK.sage]),
    )
  paperCut(drawing, shape([x - 52, -100, x + 52, -100, x + 38, 0, x - 38, 0]), INK.clay, { depth: 5, shade: SHADE })
}

function lamp({ fill }: Drawing, x: number): void {
  fill(ellipse(x, -430, 70), INK.gold, 0.25)
  fill(shape([x - 26, -470, x + 26, -470, x + 18, -390, x - 18, -390]), INK.cream)
  fill(shape([x - 34, -470, x, -500, x + 34, -470]), INK.ink)
}
