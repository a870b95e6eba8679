import type { CardArt } from './card-art.ts'
import { blueDoor } from './cards/blue-door.ts'
import { bravoBurst } from './cards/bravo-burst.ts'
import { cactusShelves } from './cards/cactus-shelves.ts'
import { candleCake } from './cards/candle-cake.ts'
import { candleWindow } from './cards/candle-window.ts'
import { fruitLetters } from './cards/fruit-letters.ts'
import { highKite } from './cards/high-kite.ts'
import { hillTown } from './cards/hill-town.ts'
import { knittedMittens } from './cards/knitted-mittens.ts'
import { lemonBoughs } from './cards/lemon-boughs.ts'
import { magnoliaBranch } from './cards/magnolia-branch.ts'
import { mistyRidges } from './cards/misty-ridges.ts'
import { nightTrain } from './cards/night-train.ts'
import { pairOfPears } from './cards/pair-of-pears.ts'
import { papelPicado } from './cards/papel-picado.ts'
import { poppyMeadow } from './cards/poppy-meadow.ts'
import { radishBunch } from './cards/radish-bunch.ts'
import { ribbonedKey } from './cards/ribboned-key.ts'
import { risingBalloon } from './cards/rising-balloon.ts'
import { streamers } from './cards/streamers.ts'
import { talavera } from './cards/talavera.ts'
import { teaWithSprigs } from './cards/tea-with-sprigs.ts'
import { twoTrees } from './cards/two-trees.ts'
import { winterForest } from './cards/winter-forest.ts'

/** The cards of the demonstration world whose art is drawn here, in the order of their ids. */
export const CARDS: CardArt[] = [
  hillTown,
  candleCake,
  streamers,
  poppyMeadow,
  mistyRidges,
  magnoliaBranch,
  bravoBurst,
  teaWithSprigs,
  winterForest,
  risingBalloon,
  papelPicado,
  talavera,
  pairOfPears,
  twoTrees,
  candleWindow,
  cactusShelves,
  highKite,
  radishBunch,
  ribbonedKey,
  knittedMittens,
  nightTrain,
  fruitLetters,
  lemonBoughs,
  blueDoor,
]
