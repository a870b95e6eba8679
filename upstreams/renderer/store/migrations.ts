import { join } from 'node:path'
import { readMigrations } from '@fondly/kit/sql/read-migrations.ts'

/** The migrations of schema `renderer`, which must never be changed. */
export const migrations = readMigrations(join(import.meta.dirname, 'migrations'))
