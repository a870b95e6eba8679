import type { CardArt } from './card-art.ts'
import { afterTheRain } from './cards/after-the-rain.ts'
import { balloonBunch } from './cards/balloon-bunch.ts'
import { berryWreath } from './cards/berry-wreath.ts'
import { birdhouseRow } from './cards/birdhouse-row.ts'
import { bloomingEnvelope } from './cards/blooming-envelope.ts'
import { blueDoor } from './cards/blue-door.ts'
import { bravoBurst } from './cards/bravo-burst.ts'
import { cactusShelves } from './cards/cactus-shelves.ts'
import { candleCake } from './cards/candle-cake.ts'
import { candleRow } from './cards/candle-row.ts'
import { candleWindow } from './cards/candle-window.ts'
import { compassRose } from './cards/compass-rose.ts'
import { cupcakeShelf } from './cards/cupcake-shelf.ts'
import { dandelionClock } from './cards/dandelion-clock.ts'
import { fallenFeather } from './cards/fallen-feather.ts'
import { fireflyJar } from './cards/firefly-jar.ts'
import { flowerHeart } from './cards/flower-heart.ts'
import { flyingCaps } from './cards/flying-caps.ts'
import { fruitLetters } from './cards/fruit-letters.ts'
import { getWellSoup } from './cards/get-well-soup.ts'
import { giftTower } from './cards/gift-tower.ts'
import { greatSunflower } from './cards/great-sunflower.ts'
import { hangingBaubles } from './cards/hanging-baubles.ts'
import { highKite } from './cards/high-kite.ts'
import { hillTown } from './cards/hill-town.ts'
import { honeycomb } from './cards/honeycomb.ts'
import { knittedMittens } from './cards/knitted-mittens.ts'
import { lastPiece } from './cards/last-piece.ts'
import { lemonBoughs } from './cards/lemon-boughs.ts'
import { litWindow } from './cards/lit-window.ts'
import { longPlayer } from './cards/long-player.ts'
import { magnoliaBranch } from './cards/magnolia-branch.ts'
import { mistyRidges } from './cards/misty-ridges.ts'
import { moonPhases } from './cards/moon-phases.ts'
import { movingVan } from './cards/moving-van.ts'
import { newStreet } from './cards/new-street.ts'
import { nextChapter } from './cards/next-chapter.ts'
import { nightTrain } from './cards/night-train.ts'
import { pairOfPears } from './cards/pair-of-pears.ts'
import { papelPicado } from './cards/papel-picado.ts'
import { paperBoats } from './cards/paper-boats.ts'
import { poppyMeadow } from './cards/poppy-meadow.ts'
import { radishBunch } from './cards/radish-bunch.ts'
import { ribbonRosette } from './cards/ribbon-rosette.ts'
import { ribbonedKey } from './cards/ribboned-key.ts'
import { risingBalloon } from './cards/rising-balloon.ts'
import { singleFern } from './cards/single-fern.ts'
import { slowSnail } from './cards/slow-snail.ts'
import { snowGlobe } from './cards/snow-globe.ts'
import { stampSheet } from './cards/stamp-sheet.ts'
import { starPinata } from './cards/star-pinata.ts'
import { streamers } from './cards/streamers.ts'
import { summitFlag } from './cards/summit-flag.ts'
import { talavera } from './cards/talavera.ts'
import { teaWithSprigs } from './cards/tea-with-sprigs.ts'
import { terrazzo } from './cards/terrazzo.ts'
import { threePumpkins } from './cards/three-pumpkins.ts'
import { treeRings } from './cards/tree-rings.ts'
import { tulipRow } from './cards/tulip-row.ts'
import { twoFlutes } from './cards/two-flutes.ts'
import { twoTrees } from './cards/two-trees.ts'
import { umbrellaCrowd } from './cards/umbrella-crowd.ts'
import { warmQuilt } from './cards/warm-quilt.ts'
import { winterForest } from './cards/winter-forest.ts'
import { wovenBands } from './cards/woven-bands.ts'

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
  hangingBaubles,
  fallenFeather,
  snowGlobe,
  moonPhases,
  slowSnail,
  threePumpkins,
  cupcakeShelf,
  ribbonRosette,
  honeycomb,
  treeRings,
  balloonBunch,
  birdhouseRow,
  summitFlag,
  fireflyJar,
  tulipRow,
  flyingCaps,
  lastPiece,
  stampSheet,
  dandelionClock,
  umbrellaCrowd,
  afterTheRain,
  terrazzo,
  berryWreath,
  nextChapter,
  bloomingEnvelope,
  paperBoats,
  longPlayer,
  starPinata,
  getWellSoup,
  giftTower,
  singleFern,
  litWindow,
  newStreet,
  candleRow,
  movingVan,
  flowerHeart,
  wovenBands,
  warmQuilt,
  greatSunflower,
  compassRose,
  twoFlutes,
]
