import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../imports.ts'
import { listMigrationFiles, readRecord, RECORD, toRecordLine } from './migration-files.ts'

// `node tools/releases/record-migrations.ts` records new migration files. It never removes a line, so a test still finds a changed file.
const recorded = readRecord()
for (const file of listMigrationFiles().filter((file) => !recorded.includes(toRecordLine(file)))) {
  appendFileSync(join(ROOT, RECORD), `${toRecordLine(file)}\n`)
  console.log(`Recorded ${file}.`)
}
