import { type Death, createInterrupter } from './death.ts'
import { openOccasionWorld } from './occasion-world.ts'

/** The argument of such a process: the time of its clock, and where it is killed or suspended. */
export type OccasionOrder = { databaseUrl: string; at: string; death: Death | null }

/** A process that does one daily round, until it is killed or suspended or has ended. */
const { databaseUrl, at, death } = JSON.parse(process.argv[2] ?? '{}') as OccasionOrder
const { interruptAt } = createInterrupter()
const world = openOccasionWorld(databaseUrl, () => new Date(at))
interruptAt(death)
await world.round()
await world.close()
