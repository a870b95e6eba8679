import { join } from 'node:path'
import { readMigrations } from '@fondly/kit/sql/read-migrations.ts'

/** The schema of art and of the pictures that the embedded renderer draws. */
export const SCHEMA = 'renderer'

/** The migrations of this schema, which must never be changed. */
export const migrations = readMigrations(join(import.meta.dirname, 'migrations'))
