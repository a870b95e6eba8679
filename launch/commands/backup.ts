import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { HEAD_NOTE } from '@fondly/core/activity/activity-log.ts'
import { writeBackup } from '@fondly/kit/backup/write-backup.ts'
import { BackupProblem } from '@fondly/kit/backup/manifest.ts'
import { blobsFolder, withDatabase } from './with-database.ts'

/** Runs `npm run backup -- FILE`: writes everything into one file. Fondly may be running or not. */
await withDatabase(
  'backup',
  async ({ settings, databaseUrl, file }) => {
    const { tables, files } = await writeBackup({
      databaseUrl,
      dataFolder: settings.data,
      blobsFolder: blobsFolder(settings),
      file,
      now: new Date(),
      notes: { [HEAD_NOTE.name]: HEAD_NOTE },
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const { size } = await stat(file)
    return `Backed up ${rows} rows of ${tables.length} tables and ${files.length} files into ${file} (${(size / 1e6).toFixed(1)} MB). It holds secrets: keep it closed.`
  },
  async ({ data, databaseUrl }) => {
    if (databaseUrl) return
    if (!(await stat(join(data, 'postgres')).catch(() => undefined)))
      throw new BackupProblem(`${data} holds no database; name the data folder in FONDLY_DATA, or the database in DATABASE_URL.`)
  },
)
