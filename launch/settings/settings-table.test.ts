import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { Environment } from './environment.ts'
import { readSettings } from './settings.ts'

type Row = { name: string; type: string; defaultCell: string; example: string }

const page = await readFile(join(import.meta.dirname, '../..', 'docs', 'settings.md'), 'utf8')
const rows = page.split('\n').flatMap((line): Row[] => {
  const [, name, type, defaultCell, example] = /^\| `(\w+)` \| (.+?) \| (.+?) \| `(.+?)` \| .+ \|$/.exec(line) ?? []
  return name && type && defaultCell && example ? [{ name, type: type.replaceAll('`', ''), defaultCell, example }] : []
})
const shape: Record<string, z.ZodType> = Environment.shape

/** Types that the schema does not state: for each, a value that the schema must accept and one that it must refuse. */
const SAMPLES: Record<string, [accepted: string, refused?: string]> = {
  text: ['any words'],
  folder: ['/a folder'],
  'network address': ['::1', 'two words'],
  'time zone': ['Pacific/Honolulu', 'two'],
  'time of day': ['23:59', '24:00'],
  'folder or S3 URL': ['/a folder', 'ftp://host/folder'],
  'database URL': ['postgres://host/fondly', 'mysql://host/fondly'],
  'mail URL': ['smtp://mail.example.com', 'https://mail.example.com'],
  'Sentry URL': ['http://key@host/1', 'https://sentry.example.com'],
  id: ['An-id_1', 'two words'],
  'OCAPI version': ['v15_1', 'v99_1'],
  'list of call=token': ['order_search=user', 'order_search=everybody'],
  'list of origins': ['https://example.com', 'https://example.com/path'],
  'list of host names': ['a.example.com', 'https://a.example.com'],
  'mailer id, 6 or 9 digits': ['912345678', '12345'],
  'ZIP code, 5 digits': ['97201', '00000'],
  '3 digits': ['040', '30'],
  '2 digits, the second 0 to 4': ['94', '05'],
  'secret, 16 characters or more': ['16-characters---', '15-characters--'],
}

/** Defaults that depend on other settings, and the value that the code computes when nothing else is set. */
const WORKED_OUT: Record<string, () => boolean> = {
  FONDLY_DRAWING_PROCESSES: () => readSettings({}).renderer.drawingProcesses === Math.min(availableParallelism(), 4),
  FONDLY_URL: () => readSettings({ PORT: '8080' }).url === 'http://localhost:8080',
  FONDLY_BLOBS: () => readSettings({ FONDLY_DATA: '/data' }).blobs === '/data/blobs',
  FONDLY_PRESS_CUT: () => readSettings({}).pressCut.mode === 'soon' && readSettings(PRODUCTION).pressCut.mode === 'cut-off',
  FONDLY_COMMERCE_RECIPIENT_CUSTOMER_ID: () =>
    readSettings({}).commerce.hasRecipientCustomerId && !readSettings(REMOTE).commerce.hasRecipientCustomerId,
  FONDLY_COMMERCE_CLIENT_ATTRIBUTES: () =>
    readSettings({}).commerce.clientAttributes === 'text' && readSettings(REMOTE).commerce.clientAttributes === 'string',
  FONDLY_IDENTITY_OWN_PASSWORD: () => readSettings({}).identity.changesPasswords && !readSettings(REMOTE).identity.changesPasswords,
  FONDLY_PROCESSES: () => readSettings({}).processes === Math.min(availableParallelism(), 4),
  FONDLY_MAIL_FROM: () =>
    readSettings({ SMTP_URL: 'smtp://localhost' }).mail?.from === 'fondly@localhost' &&
    readSettings({ SMTP_URL: 'smtp://localhost', FONDLY_HELP_EMAIL: 'help@example.com' }).mail?.from === 'help@example.com',
}
const REMOTE = {
  FONDLY_COMMERCE_URL: 'https://shop.example.com',
  FONDLY_COMMERCE_TOKEN_URL: 'https://account.example.com/token',
  FONDLY_IDENTITY_URL: 'https://auth.example.com',
  FONDLY_IDENTITY_API_URL: 'https://api.example.com/v1',
  FONDLY_IDENTITY_ENVIRONMENT: 'b9f0c2a1-7d34-4b8e-9a61-2c7b1e9d4f10',
}
const PRODUCTION = {
  FONDLY_MODE: 'production',
  FONDLY_URL: 'https://cards.example.com',
  SMTP_URL: 'smtps://mail.example.com',
  FONDLY_COMMERCE_CLIENT_SECRET: 'c'.repeat(32),
  FONDLY_IDENTITY_CLIENT_SECRET: 'i'.repeat(32),
  FONDLY_IDENTITY_WORKER_CLIENT_SECRET: 'j'.repeat(32),
  FONDLY_WORKER_TOKEN: 'w'.repeat(32),
  FONDLY_RENDERER_TOKEN: 'r'.repeat(32),
}

test('docs/settings.md has one row for each setting that the code reads, and no other row', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(shape).sort())
})

test.each(rows)('$name has the type $type', ({ name, type }) => expect(hasType(name, type)).toBe(true))

test.each(rows)('$name has the default $defaultCell', ({ name, defaultCell }) => expect(hasDefault(name, defaultCell)).toBe(true))

test.each(rows)('$name takes its example $example', ({ name, example }) => {
  expect(shape[name]?.safeParse(example)).toMatchObject({ success: true })
})

function hasType(name: string, type: string): boolean {
  const spelledOut = typeOf(shape[name])
  if (spelledOut !== undefined) return type === spelledOut
  const [accepted, refused] = SAMPLES[type] ?? []
  const accepts = (value: string) => shape[name]?.safeParse(value).success ?? false
  return accepted !== undefined && accepts(accepted) && !(refused !== undefined && accepts(refused))
}

function hasDefault(name: string, cell: string): boolean {
  const workedOut = WORKED_OUT[name]
  if (workedOut) return workedOut()
  const byDefault: unknown = shape[name]?.parse(undefined)
  if (cell === 'none') return byDefault === undefined || isDeepStrictEqual(byDefault, [])
  return isDeepStrictEqual(shape[name]?.safeParse(/^`(.+)`$/.exec(cell)?.[1]).data, byDefault)
}

/** Returns the type as the page writes it, if the schema states it: numbers with limits, choices, web and e-mail addresses. */
function typeOf(schema: unknown): string | undefined {
  const { def, options, minValue, maxValue, isInt } = schema as {
    def: { type: string; innerType?: unknown; in?: unknown; format?: string }
    options?: string[]
    minValue?: number
    maxValue?: number
    isInt?: boolean
  }
  if (def.innerType) return typeOf(def.innerType)
  if (def.in) return typeOf(def.in)
  if (def.type === 'number') return `${isInt ? 'integer' : 'number'}, ${minValue} to ${maxValue}`
  if (options) return options.join(', ').replace(/, ([^,]+)$/, ' or $1')
  if (def.format === 'url') return 'URL'
  return def.format === 'email' ? 'e-mail address' : undefined
}
