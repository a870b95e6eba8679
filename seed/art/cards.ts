import type { CardArt } from './card-art.ts'
import { afterTheRain } from './cards/after-the-rain.ts'
import { balloonBunch } from './cards/balloon-bunch.ts'
import { berryWreath } from './cards/berry-wreath.ts'
import { birdhouseRow } from './cards/birdhouse-row.ts'
import { birdsOnWires } from './cards/birds-on-wires.ts'
import { bloomingEnvelope } from './cards/blooming-envelope.ts'
import { blueDoor } from './cards/blue-door.ts'
import { bottlePost } from './cards/bottle-post.ts'
import { braveBandages } from './cards/brave-bandages.ts'
import { bravoBurst } from './cards/bravo-burst.ts'
import { cactusShelves } from './cards/cactus-shelves.ts'
import { callaLilies } from './cards/calla-lilies.ts'
import { candleCake } from './cards/candle-cake.ts'
import { candleRow } from './cards/candle-row.ts'
import { candleWindow } from './cards/candle-window.ts'
import { compassRose } from './cards/compass-rose.ts'
import { countryMailbox } from './cards/country-mailbox.ts'
import { cradleMobile } from './cards/cradle-mobile.ts'
import { cranesAtSunrise } from './cards/cranes-at-sunrise.ts'
import { crossStitch } from './cards/cross-stitch.ts'
import { cupcakeShelf } from './cards/cupcake-shelf.ts'
import { curledCat } from './cards/curled-cat.ts'
import { cutPaperBirds } from './cards/cut-paper-birds.ts'
import { dandelionClock } from './cards/dandelion-clock.ts'
import { doorMat } from './cards/door-mat.ts'
import { fallenFeather } from './cards/fallen-feather.ts'
import { fireflyJar } from './cards/firefly-jar.ts'
import { flowerHeart } from './cards/flower-heart.ts'
import { flyingCaps } from './cards/flying-caps.ts'
import { flyingCork } from './cards/flying-cork.ts'
import { foldedCranes } from './cards/folded-cranes.ts'
import { fruitLetters } from './cards/fruit-letters.ts'
import { getWellSoup } from './cards/get-well-soup.ts'
import { giftTower } from './cards/gift-tower.ts'
import { greatPoinsettia } from './cards/great-poinsettia.ts'
import { greatSunflower } from './cards/great-sunflower.ts'
import { greatWheel } from './cards/great-wheel.ts'
import { hangingBaubles } from './cards/hanging-baubles.ts'
import { hangingWillow } from './cards/hanging-willow.ts'
import { harborLight } from './cards/harbor-light.ts'
import { harlequinTree } from './cards/harlequin-tree.ts'
import { highKite } from './cards/high-kite.ts'
import { hillTown } from './cards/hill-town.ts'
import { holaTiles } from './cards/hola-tiles.ts'
import { honeycomb } from './cards/honeycomb.ts'
import { housePlan } from './cards/house-plan.ts'
import { knittedMittens } from './cards/knitted-mittens.ts'
import { lastPiece } from './cards/last-piece.ts'
import { layerCakeSlice } from './cards/layer-cake-slice.ts'
import { lemonBoughs } from './cards/lemon-boughs.ts'
import { lineBouquet } from './cards/line-bouquet.ts'
import { litWindow } from './cards/lit-window.ts'
import { loneTree } from './cards/lone-tree.ts'
import { longPlayer } from './cards/long-player.ts'
import { magnoliaBranch } from './cards/magnolia-branch.ts'
import { marbledPaper } from './cards/marbled-paper.ts'
import { mistyRidges } from './cards/misty-ridges.ts'
import { moonLadder } from './cards/moon-ladder.ts'
import { moonMoth } from './cards/moon-moth.ts'
import { moonPhases } from './cards/moon-phases.ts'
import { movingVan } from './cards/moving-van.ts'
import { newStreet } from './cards/new-street.ts'
import { nextChapter } from './cards/next-chapter.ts'
import { nightTrain } from './cards/night-train.ts'
import { nineDoors } from './cards/nine-doors.ts'
import { nineLights } from './cards/nine-lights.ts'
import { pairOfPears } from './cards/pair-of-pears.ts'
import { palmHammock } from './cards/palm-hammock.ts'
import { papelPicado } from './cards/papel-picado.ts'
import { paperBoats } from './cards/paper-boats.ts'
import { paperFans } from './cards/paper-fans.ts'
import { paperPlane } from './cards/paper-plane.ts'
import { paperSnowflake } from './cards/paper-snowflake.ts'
import { pencilWheel } from './cards/pencil-wheel.ts'
import { poppyMeadow } from './cards/poppy-meadow.ts'
import { quietRipples } from './cards/quiet-ripples.ts'
import { radishBunch } from './cards/radish-bunch.ts'
import { rangoliLamps } from './cards/rangoli-lamps.ts'
import { ribbonRosette } from './cards/ribbon-rosette.ts'
import { ribbonedKey } from './cards/ribboned-key.ts'
import { risenSun } from './cards/risen-sun.ts'
import { risingBalloon } from './cards/rising-balloon.ts'
import { sevenThanks } from './cards/seven-thanks.ts'
import { signalFlags } from './cards/signal-flags.ts'
import { singleFern } from './cards/single-fern.ts'
import { sittingRoom } from './cards/sitting-room.ts'
import { skylineFireworks } from './cards/skyline-fireworks.ts'
import { slowSnail } from './cards/slow-snail.ts'
import { snowGlobe } from './cards/snow-globe.ts'
import { stampSheet } from './cards/stamp-sheet.ts'
import { starChart } from './cards/star-chart.ts'
import { starPinata } from './cards/star-pinata.ts'
import { stillCairn } from './cards/still-cairn.ts'
import { streamers } from './cards/streamers.ts'
import { streetMap } from './cards/street-map.ts'
import { stringOfLights } from './cards/string-of-lights.ts'
import { summitFlag } from './cards/summit-flag.ts'
import { swirlingSchool } from './cards/swirling-school.ts'
import { talavera } from './cards/talavera.ts'
import { tallSundae } from './cards/tall-sundae.ts'
import { tandemRide } from './cards/tandem-ride.ts'
import { teaWithSprigs } from './cards/tea-with-sprigs.ts'
import { terrazzo } from './cards/terrazzo.ts'
import { threeCords } from './cards/three-cords.ts'
import { threePumpkins } from './cards/three-pumpkins.ts'
import { tinCanPhone } from './cards/tin-can-phone.ts'
import { treeRings } from './cards/tree-rings.ts'
import { tulipRow } from './cards/tulip-row.ts'
import { twelveGrapes } from './cards/twelve-grapes.ts'
import { twoCups } from './cards/two-cups.ts'
import { twoFlutes } from './cards/two-flutes.ts'
import { twoTrees } from './cards/two-trees.ts'
import { umbrellaCrowd } from './cards/umbrella-crowd.ts'
import { warmPineapple } from './cards/warm-pineapple.ts'
import { warmQuilt } from './cards/warm-quilt.ts'
import { wateringCan } from './cards/watering-can.ts'
import { winterForest } from './cards/winter-forest.ts'
import { woodTypeYay } from './cards/wood-type-yay.ts'
import { woodcutSun } from './cards/woodcut-sun.ts'
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
  marbledPaper,
  greatWheel,
  tallSundae,
  layerCakeSlice,
  woodTypeYay,
  lineBouquet,
  sevenThanks,
  paperFans,
  woodcutSun,
  skylineFireworks,
  pencilWheel,
  paperPlane,
  flyingCork,
  moonLadder,
  cradleMobile,
  housePlan,
  streetMap,
  nineDoors,
  countryMailbox,
  doorMat,
  sittingRoom,
  harborLight,
  tandemRide,
  starChart,
  twoCups,
  crossStitch,
  cutPaperBirds,
  threeCords,
  quietRipples,
  loneTree,
  callaLilies,
  stillCairn,
  hangingWillow,
  cranesAtSunrise,
  curledCat,
  braveBandages,
  wateringCan,
  palmHammock,
  risenSun,
  greatPoinsettia,
  harlequinTree,
  paperSnowflake,
  nineLights,
  twelveGrapes,
  stringOfLights,
  rangoliLamps,
  bottlePost,
  tinCanPhone,
  moonMoth,
  foldedCranes,
  birdsOnWires,
  warmPineapple,
  holaTiles,
  signalFlags,
  swirlingSchool,
]
