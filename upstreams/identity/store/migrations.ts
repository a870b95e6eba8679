import { join } from 'node:path'
import type { Seal } from '@fondly/kit/seal.ts'
import type { MigrationCode } from '@fondly/kit/sql/migrate.ts'
import { readMigrations } from '@fondly/kit/sql/read-migrations.ts'
import { sealSecrets } from './migrations/005-seal-secrets.ts'

/** The frozen migrations of the schema `identity`, and of the schema of a second issuer, which has the same tables. */
export const identityMigrations = readMigrations(join(import.meta.dirname, 'migrations'))

/** The code that these migrations call where SQL is not enough. */
export const identityMigrationCode = (seal: Seal): MigrationCode => ({ 'seal-secrets': (database) => sealSecrets(database, seal) })
