import type { CardArt } from '../card-art.ts'
import type { Drawing } from '../drawing.ts'
import { along, brush, PROFILES } from '../brush.ts'
import { around, at, indices, toRadians, placed, points, type Point } from '../geometry.ts'
import { leaf } from '../leaf.ts'
import { trace } from '../outlines.ts'
import { glow } from '../paint.ts'
import { INK, oklch } from '../palette.ts'
import { paperCut } from '../paper-cut.ts'
import { ellipse, star } from '../path.ts'
import { scatter } from '../scatter.ts'
import { write } from '../write.ts'

const NIGHT = oklch(0.28, 0.055, 255)
const WING = oklch(0.87, 0.075, 150)
const SHADE = '#040a1c'

export const moonMoth: CardArt = {
  cardId: '1HBE2469',
  seed: 881,
  front(drawing) {
    const { fill, random } = drawing
    drawing.ground(NIGHT)
    fill(ellipse(750, 860, 1000), glow(750, 860, 1000, [oklch(0.46, 0.08, 250), 0.95], [NIGHT, 0]))
    for (const [x, y] of scatter(random, {
      from: [0, 0],
      to: [1500, 1500],
      apart: 110,
      tries: 300,
      among: ([x, y]) => Math.hypot(x - 750, y - 850) > 620 || y < 420,
    }))
      fill(random.chance(0.3) ? star(x, y, 22) : ellipse(x, y, 4), oklch(0.93, 0.05, 95), 0.85)
    drawing.add({ path: ellipse(750, 330, 190) + ellipse(820, 290, 160), fill: oklch(0.93, 0.07, 92), rule: 'evenodd' })
    fill(ellipse(820, 290, 160), NIGHT)
    fill(ellipse(820, 290, 158), oklch(0.38, 0.065, 252), 0.55)
    const half = drawing.shape(() => leftWings(drawing))
    for (const mirror of [1, -1]) drawing.use(half, [mirror, 0, 0, 1, mirror < 0 ? 1500 : 0, 0])
    body(drawing)
    const twig = drawing.shape(() => leafyCorner(drawing))
    for (const mirror of [1, -1]) drawing.use(twig, [mirror, 0, 0, 1, mirror < 0 ? 1500 : 0, 0])
    write(drawing, 'you crossed my mind', oklch(0.93, 0.07, 92), { face: 'brushScript', width: 900, x: 750, baseline: 1830 })
    write(drawing, 'THINKING OF YOU', WING, { face: 'capitals', width: 480, x: 750, baseline: 1960, trackingEms: 0.32 })
  },
  inside(drawing) {
    drawing.group({ transform: placed(190, 190, 20, 0.9) }, () =>
      drawing.fill('M20 -150C-110 -130 -120 70 20 100C90 112 130 60 130 60C20 60 -20 -70 20 -150Z', oklch(0.86, 0.09, 90)),
    )
    for (const [x, y] of points([380, 110, 470, 230, 590, 130, 720, 210])) drawing.fill(star(x, y, 24), oklch(0.7, 0.08, 245))
  },
}

function leftWings(drawing: Drawing): void {
  const { fill } = drawing
  const hind =
    'M730 860C600 900 440 960 420 1080C410 1160 480 1180 520 1260C560 1350 520 1440 470 1520C560 1500 640 1400 640 1280C650 1160 720 1060 740 960Z'
  const fore =
    'M736 700C640 560 420 470 190 520C150 530 150 570 180 590C250 640 250 740 300 830C340 910 440 940 540 930C630 920 710 880 744 850Z'
  paperCut(drawing, hind, oklch(0.82, 0.075, 148), { depth: 12, shade: SHADE })
  fill(
    'M720 900C620 930 490 990 474 1080C466 1140 540 1150 580 1220C610 1280 600 1340 590 1370C620 1320 620 1260 630 1210C650 1120 710 1040 726 960Z',
    INK.white,
    0.22,
  )
  paperCut(drawing, fore, WING, { depth: 14, shade: SHADE })
  fill('M736 700C640 560 420 470 190 520C168 526 158 542 158 556C400 520 610 620 738 744Z', oklch(0.56, 0.14, 350))
  fill('M734 730C600 610 400 540 180 590C250 640 250 740 300 830C340 780 560 720 742 790Z', INK.white, 0.2)
  for (const way of [
    points([740, 800, 560, 760, 300, 700]),
    points([740, 820, 580, 820, 320, 830]),
    points([740, 840, 640, 870, 480, 920]),
  ])
    trace(drawing, way, 5, oklch(0.66, 0.09, 150))
  for (const way of [points([730, 930, 620, 1010, 520, 1180]), points([734, 950, 660, 1060, 590, 1290])])
    trace(drawing, way, 5, oklch(0.64, 0.09, 148))
  const eye = (x: number, y: number, r: number) => {
    fill(ellipse(x, y, r), INK.plum)
    fill(ellipse(x, y, r * 0.78), INK.gold)
    fill(ellipse(x + r * 0.1, y, r * 0.5), INK.night)
    fill(ellipse(x - r * 0.12, y - r * 0.16, r * 0.18), INK.white)
  }
  eye(440, 690, 52)
  eye(580, 1060, 44)
  for (const [x, y] of points([236, 606, 268, 680, 282, 756, 316, 838, 386, 898])) fill(ellipse(x + 26, y, 12), oklch(0.56, 0.14, 350))
}

function body(drawing: Drawing): void {
  const { fill, random } = drawing
  for (const side of [-1, 1]) {
    const way = points([750 + side * 22, 650, 750 + side * 70, 560, 750 + side * 150, 520])
    for (const { point, angle } of along(way, 10))
      for (const turn of [-0.9, 0.9]) fill(leaf(random, ...point, angle + turn, 46, 11).whole, INK.gold)
    trace(drawing, way, 8, INK.gold)
  }
  fill(
    brush(random, points([750, 660, 750, 900, 750, 1120]), {
      width: 96,
      profile: (t) => 0.62 + 0.5 * Math.sin(t * 2.6) - t * 0.75,
      samples: 12,
    }),
    oklch(0.95, 0.025, 95),
  )
  for (const step of indices(6))
    trace(
      drawing,
      points([716 + step * 4, 880 + step * 36, 750, 892 + step * 36, 784 - step * 4, 880 + step * 36]),
      6,
      oklch(0.76, 0.05, 100),
    )
  fill(ellipse(750, 662, 38, 34), oklch(0.95, 0.025, 95))
  for (const side of [-1, 1]) fill(ellipse(750 + side * 24, 654, 10), NIGHT)
  for (const [angle] of around(9)) fill(leaf(random, 750, 740, angle, 60, 26).whole, INK.white, 0.6)
}

function leafyCorner(drawing: Drawing): void {
  const { fill, random } = drawing
  const way: Point[] = points([-40, 1780, 90, 1680, 180, 1560, 230, 1420, 240, 1290])
  fill(brush(random, way, { width: 14, profile: PROFILES.stem, samples: 12 }), oklch(0.52, 0.06, 165))
  const stations = along(way, 30)
  for (const step of indices(9)) {
    const { point, angle } = at(stations, 3 + step * 3)
    for (const side of [-1, 1]) {
      const blade = leaf(random, ...point, angle + side * 0.95, 150 - step * 9, 62 - step * 3, { bend: -side * 0.12 })
      fill(blade.whole, step % 2 ? oklch(0.47, 0.06, 170) : oklch(0.54, 0.06, 160))
      fill(blade.left, INK.white, 0.1)
    }
  }
  fill(leaf(random, 240, 1300, toRadians(-88), 90, 40).whole, oklch(0.54, 0.06, 160))
}
