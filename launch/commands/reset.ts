import { readdir, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { stopLeftBehind } from '@fondly/kit/postgres/stop-left-behind.ts'
import { CannotStart, explain } from './failure.ts'
import { readSettings } from '../settings/settings.ts'

/** Deletes the data folder of a demonstration: database, pictures, batches and keys. */
try {
  const settings = readSettings(process.env)
  if (settings.mode === 'production')
    throw new CannotStart('A production installation is not reset: remove its data yourself if you mean it.')
  if (settings.databaseUrl) throw new CannotStart('DATABASE_URL is set: empty that database yourself if you mean it.')
  if (await holdsOthers(settings.data))
    throw new CannotStart(`${settings.data} holds more than a data folder of ours does: empty it yourself if you mean it.`)
  const sure = process.argv.includes('--yes') || (await ask(`Everything in ${settings.data} will be gone. Type yes to go on: `)) === 'yes'
  if (!sure) console.log('Nothing was touched.')
  else {
    if (!(await stopLeftBehind(settings.data)))
      throw new CannotStart(`Fondly is running on ${settings.data}: stop it first, then say npm run reset again.`)
    await rm(settings.data, { recursive: true, force: true })
    console.log(`${settings.data} is empty again.`)
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

// Returns true when the folder contains other files than Fondly's: FONDLY_DATA may name a home folder by mistake.
async function holdsOthers(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch((): string[] => [])
  return names.some((name) => !/^(blobs|keys|print|postgres([.-].*)?|\.DS_Store)$/.test(name))
}

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer.trim()
}
