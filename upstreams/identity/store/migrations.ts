import { join } from 'node:path'
import type { Seal } from '@fondly/kit/seal.ts'
import type { MigrationCode } from '@fondly/kit/sql/migrate.ts'
import { readMigrations } from '@fondly/kit/sql/read-migrations.ts'
import { sealSecrets } from './migrations/005-seal-secrets.ts'

/** The frozen migrations of schema `identity`, and of its like for other issuers. */
export const identityMigrations = readMigrations(join(import.meta.dirname, 'migrations'))

/** What they call beside their SQL. */
export const identityMigrationCode = (seal: Seal): MigrationCode => ({ 'seal-secrets': (database) => sealSecrets(database, seal) })
