import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../imports.ts'
import { listMigrationFiles, readRecord, RECORD, toRecordLine } from './migration-files.ts'

// `node tools/releases/record-migrations.ts`: records new migration files. It takes no line away, so a test still finds a recorded file that was changed.
const recorded = readRecord()
for (const file of listMigrationFiles().filter((file) => !recorded.includes(toRecordLine(file)))) {
  appendFileSync(join(ROOT, RECORD), `${toRecordLine(file)}\n`)
  console.log(`Recorded ${file}.`)
}
