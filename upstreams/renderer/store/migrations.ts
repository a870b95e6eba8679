import { join } from 'node:path'
import { readMigrations } from '@fondly/kit/sql/read-migrations.ts'

/** The frozen migrations of schema `renderer`. */
export const migrations = readMigrations(join(import.meta.dirname, 'migrations'))
