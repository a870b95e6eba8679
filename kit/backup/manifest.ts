import { z } from 'zod'

/** A backup that cannot be made or restored; the message is one sentence for the operator. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

const FORMAT = 'fondly backup 1'
const Name = z.string().min(1)
const Measured = z.object({ bytes: z.number().int().nonnegative(), sha256: z.string().regex(/^[0-9a-f]{64}$/) })

/** The first entry of the file: how to create the tables. */
export const Opening = z.object({
  format: z.literal(FORMAT).default(FORMAT),
  madeAt: z.iso.datetime(),
  postgres: z.string(),
  schemas: z.array(Name),
  /** The migrations that each schema has run. */
  migrations: z.record(Name, z.array(Name)),
  before: z.array(Name),
  after: z.array(Name),
  tables: z.array(z.object({ schema: Name, name: Name, columns: z.array(Name) })),
})
export type Opening = z.infer<typeof Opening>

/** The last entry of the file: it lists everything before it. A truncated file has no manifest. */
export const Manifest = z.object({
  opening: Measured,
  tables: z.array(Measured.extend({ schema: Name, name: Name, rows: z.number().int().nonnegative() })),
  sequences: z.array(z.object({ schema: Name, name: Name, value: z.string().regex(/^-?\d+$/), isCalled: z.boolean() })),
  files: z.array(Measured.extend({ path: Name })),
  /** Short texts about the moment of the backup. They can be read without restoring the backup. */
  notes: z.record(Name, z.string()).default({}),
})
export type Manifest = z.infer<typeof Manifest>
export type Measured = z.infer<typeof Measured>

export const OPENING = 'opening.json'
export const MANIFEST = 'manifest.json'
