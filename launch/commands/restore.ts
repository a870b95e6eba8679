import { stat } from 'node:fs/promises'
import { BackupProblem } from '@fondly/kit/backup/manifest.ts'
import { restoreBackup } from '@fondly/kit/backup/restore-backup.ts'
import { blobsFolder, withDatabase } from './with-database.ts'

/**
 * Runs `npm run restore -- FILE`: restores a whole backup into an empty database and an empty data folder. When anything fails, nothing is restored.
 */
await withDatabase(
  'restore',
  async ({ settings, databaseUrl, file }) => {
    const { tables, files } = await restoreBackup({ databaseUrl, dataFolder: settings.data, blobsFolder: blobsFolder(settings), file })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return `Restored ${rows} rows of ${tables.length} tables and ${files.length} files from ${file}; npm start goes on from there.`
  },
  async (_, file) => {
    if (!(await stat(file).catch(() => undefined))) throw new BackupProblem(`There is no file ${file}.`)
  },
)
