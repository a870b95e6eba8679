import type { CardArt } from '../card-art.ts'
import { along } from '../brush.ts'
import type { Drawing } from '../drawing.ts'
import { at, indices, toRadians, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { arc, heart } from '../outlines.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse } from '../path.ts'
import { brush, PROFILES } from '../brush.ts'
import { createSheet } from '../sheet.ts'
import { write } from '../write.ts'

const SHADE = '#3a0810'
const RED = oklch(0.55, 0.185, 25)

/** Looks like paper that was folded and cut: the left half is drawn, and mirrored on the right. */
export const cutPaperBirds: CardArt = {
  cardId: '1HBE2403',
  seed: 733,
  sheet: createSheet('70', 'S'),
  front(drawing) {
    drawing.ground(RED)
    const half = drawing.shape(() => leftHalf(drawing))
    for (const [share, opacity] of [
      [1, 0.1],
      [0.6, 0.1],
      [0.3, 0.1],
    ] as const)
      for (const mirror of [1, -1])
        drawing.use(half, [mirror, 0, 0, 1, (mirror < 0 ? 1500 : 0) + 7 * share, 16 * share], { fill: SHADE, opacity })
    for (const mirror of [1, -1]) drawing.use(half, [mirror, 0, 0, 1, mirror < 0 ? 1500 : 0, 0], { fill: INK.paper })
    paperCut(drawing, heart(750, 420, 120), INK.paper, { depth: 8, shade: SHADE })
    drawing.fill(heart(750, 412, 84), RED)
    drawing.fill(heart(750, 408, 48), INK.paper)
    write(drawing, 'made for', INK.paper, { face: 'softSerif', width: 420, x: 750, baseline: 1120 })
    write(drawing, 'each other', INK.gold, { face: 'brushScript', width: 460, x: 750, baseline: 1292 })
  },
  inside(drawing) {
    for (const [x, size] of points([100, 26, 190, 44, 300, 30])) drawing.fill(heart(x, 150, size), RED)
  },
}

function leftHalf(drawing: Drawing): void {
  const { random, fill } = drawing
  const ink = '#000000'
  // A wreath that is open at the foot, with leaves on both sides and berries.
  const ring = arc([750, 760], 590, toRadians(-92), toRadians(-238), 9)
  fill(brush(random, ring, { width: 16, profile: PROFILES.even, samples: 22 }), ink)
  const stations = along(ring, 40)
  for (const step of indices(19)) {
    const { point, angle } = at(stations, step * 2 + 1)
    for (const side of [-1, 1])
      fill(leaf(random, ...point, angle + side * 0.85, 112 - (step % 3) * 12, 44, { bend: -side * 0.14 }).whole, ink)
    if (step % 3 === 0) fill(ellipse(point[0] + Math.cos(angle + 1.57) * 70, point[1] + Math.sin(angle + 1.57) * 70, 15), ink)
  }
  // The branch on which the bird sits, with a tulip.
  const branch: Point[] = points([230, 960, 400, 900, 560, 890, 735, 930])
  fill(brush(random, branch, { width: 18, profile: PROFILES.even, samples: 14 }), ink)
  for (const [x, y, turnDegrees] of [
    [330, 920, -110],
    [640, 905, 60],
    [430, 896, 70],
    [690, 915, -60],
    [300, 940, 100],
  ] as const)
    fill(leaf(random, x, y, toRadians(turnDegrees), 96, 40).whole, ink)
  // The bird looks to the middle. Its eye and wing are holes.
  const bird =
    'M690 560C660 520 600 520 575 570C540 640 470 660 400 700C330 740 280 800 240 880C330 850 380 850 430 850C440 890 520 890 570 850C640 800 660 700 655 620C672 606 690 590 720 586Z'
  const eye = ellipse(628, 580, 13)
  const wing = 'M560 680C500 700 430 740 390 800C460 810 540 790 575 740C585 720 580 690 560 680Z'
  drawing.add({ path: `${bird}${eye}${wing}`, rule: 'evenodd' })
  fill('M545 700C500 718 452 748 424 786C470 788 530 774 556 732Z', ink)
  for (const x of [490, 530]) fill(brush(random, points([x, 860, x + 4, 900]), { width: 11, samples: 5 }), ink)
  fill('M735 470C700 500 690 540 720 560C740 548 748 520 735 470Z', ink)
}
