import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { blob } from '../blob.ts'
import { around, indices, toRadians, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { heart, rounded, trace } from '../outlines.ts'
import { shaded } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, ground, rectangle } from '../path.ts'
import { createSheet } from '../sheet.ts'
import { flick, shape } from '../strokes.ts'
import { write } from '../write.ts'

const SHADE = '#16302c'

export const countryMailbox: CardArt = {
  cardId: '1HBE2379',
  seed: 673,
  sheet: createSheet('60', 'V'),
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(shaded([0, 0, 0, 1400], oklch(0.85, 0.055, 215), oklch(0.95, 0.04, 85)))
    fill(ellipse(300, 900, 190), oklch(0.92, 0.08, 90))
    paperCut(drawing, ground(points([-60, 1180, 300, 1060, 700, 1130, 1100, 1010, 1460, 1090]), 1960), oklch(0.78, 0.07, 150), {
      depth: 12,
      shade: SHADE,
    })
    house(drawing)
    paperCut(drawing, ground(points([-60, 1330, 400, 1250, 900, 1310, 1460, 1230]), 1960), INK.sage, { depth: 12, shade: SHADE })
    fill(ground(points([-60, 1560, 500, 1500, 1000, 1530, 1460, 1480]), 1960), INK.moss)
    paperCut(drawing, rectangle(640, 1010, 96, 900), INK.clay, { depth: 8, shade: SHADE })
    for (const x of [664, 692, 716]) trace(drawing, points([x, 1020, x + 4, 1300, x - 4, 1600]), 4, SHADE, { opacity: 0.35 })
    mailbox(drawing)
    for (const step of indices(13)) {
      const x = 150 + step * 90 + random.spread(24)
      flower(drawing, [x, 1930], [x + random.spread(40), 1330 + Math.abs(step - 6) * 34 + random.spread(60)], step)
    }
    write(drawing, 'a brand-new', INK.sea, { face: 'softSerif', width: 640, x: 694, baseline: 240 })
    write(drawing, 'address', INK.tomato, { face: 'loudScript', width: 640, x: 694, baseline: 420 })
    write(drawing, 'WELCOME HOME', INK.sea, { face: 'capitals', width: 470, x: 694, baseline: 530, trackingEms: 0.3 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(-50, -90, 0, 0.32) }, () => mailbox(drawing))
  },
}

function mailbox(drawing: Drawing): void {
  const { fill } = drawing
  paperCut(
    drawing,
    'M540 1020L540 860C540 760 620 700 710 700L1000 700C1090 700 1150 760 1150 850L1150 1020Z',
    shaded([540, 700, 540, 1020], oklch(0.72, 0.16, 32), INK.tomato, oklch(0.5, 0.16, 30)),
    { depth: 14, shade: SHADE },
  )
  paperCut(drawing, 'M360 1020L360 850C360 760 430 700 520 700C610 700 680 760 680 850L680 1020Z', INK.tomato, { depth: 8, shade: SHADE })
  fill('M388 1000L388 850C388 780 446 728 520 728C594 728 652 780 652 850L652 1000Z', oklch(0.33, 0.08, 25))
  // A letter is half out of the mailbox.
  drawing.group({ transform: placed(500, 930, -7) }, () => {
    paperCut(drawing, rectangle(-150, -110, 290, 190), INK.paper, { depth: 8, shade: SHADE })
    trace(drawing, points([-150, -110, -5, 10, 140, -110]), 6, INK.sky)
    fill(heart(-5, 12, 24), INK.rose)
  })
  fill(rounded(350, 1000, 340, 34, 12), oklch(0.5, 0.16, 30))
  flick(drawing, [730, 740, 860, 726, 1020, 734], 20, INK.white, 0.4)
  paperCut(drawing, rectangle(900, 600, 24, 280), INK.gold, { depth: 4, shade: SHADE })
  paperCut(drawing, shape([912, 600, 1070, 600, 1036, 652, 1070, 704, 912, 704]), INK.gold, { depth: 5, shade: SHADE })
  fill(ellipse(912, 872, 24), INK.plum)
}

function house(drawing: Drawing): void {
  const { fill } = drawing
  paperCut(drawing, rectangle(1020, 900, 190, 160), INK.paper, { depth: 6, shade: SHADE })
  paperCut(drawing, shape([990, 906, 1115, 800, 1240, 906]), INK.plum, { depth: 6, shade: SHADE })
  fill(rectangle(1090, 976, 46, 84), INK.teal)
  for (const x of [1040, 1156]) fill(rectangle(x, 940, 36, 44), INK.gold)
  for (const x of [940, 1290]) fill(blob(drawing.random, x, 990, 54, 80), INK.moss)
}

function flower(drawing: Drawing, foot: Point, head: Point, nth: number): void {
  const { random, fill } = drawing
  trace(drawing, [foot, [foot[0] + 16, (foot[1] + head[1]) / 2], head], 10, INK.pine)
  for (const side of [-1, 1])
    fill(leaf(random, foot[0] + 12, (foot[1] + head[1]) / 2 + 60 * side + 60, toRadians(-90 + side * 48), 120, 44).whole, INK.pine)
  const ink = [INK.rose, INK.white, INK.gold, INK.coral][nth % 4] ?? INK.white
  if (nth % 3 === 1) {
    for (const step of indices(7))
      for (const side of [-1, 1])
        fill(
          ellipse(head[0] + side * (26 - step * 2.4), head[1] + 150 - step * 32, 26 - step * 2.2, 20),
          nth % 2 ? oklch(0.62, 0.11, 295) : INK.sea,
        )
    return
  }
  for (const [angle] of around(9, random.between(0, 1))) fill(leaf(random, ...head, angle, 82, 42, { roundTip: true }).whole, ink, 0.95)
  fill(ellipse(...head, 25), nth % 4 === 2 ? INK.plum : INK.gold)
}
