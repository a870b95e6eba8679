import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { DataKeys } from '@fondly/kit/keys.ts'
import type { Listener } from '@fondly/kit/sql/listen.ts'
import type { RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import type { KeyName } from '../settings/key-check.ts'
import type { Settings } from '../settings/settings.ts'

export type PasswordCost = { memoryKibibytes: number; passes: number }

export type OtherMail = {
  recipient: string
  createdAt: Date
  subject: string
  line: string
  link: { href: string; label: string } | undefined
}

export type EmbeddingOptions = {
  env: Env
  settings: Settings
  databaseUrl: string
  keys: DataKeys<KeyName>
  blobs: Blobs
  /** Hears at once what other processes write. Without a listener the upstreams notice it a little later. */
  listener?: Pick<Listener, 'on'>
  recordSecurityEvent?: RecordSecurityEvent
  onPasswordChanged?: (change: { userId: string; accessToken?: string }) => Promise<void>
  /** Lists the product's own e-mails that were not sent, for the outbox page. */
  listOtherMail?: (count: number, language: 'en' | 'es') => Promise<OtherMail[]>
  passwordCost?: PasswordCost | undefined
}
