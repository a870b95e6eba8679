import { join } from 'node:path'
import { readMigrations } from '@fondly/kit/sql/read-migrations.ts'

/** The frozen migrations of schema `bff`. */
export const coreMigrations = readMigrations(join(import.meta.dirname, 'migrations'))
