import type { Blobs } from '@fondly/kit/blobs/blobs.ts'
import type { Env } from '@fondly/kit/env.ts'
import type { DataKeys } from '@fondly/kit/keys.ts'
import type { RecordSecurityEvent } from '@fondly/kit/security-events.ts'
import type { KeyName } from '../settings/key-check.ts'
import type { Settings } from '../settings/settings.ts'

export type PasswordCost = { memoryKibibytes: number; passes: number }

export type EmbeddingOptions = {
  env: Env
  settings: Settings
  databaseUrl: string
  keys: DataKeys<KeyName>
  blobs: Blobs
  recordSecurityEvent?: RecordSecurityEvent
  onPasswordChanged?: (change: { userId: string; accessToken?: string }) => Promise<void>
  passwordCost?: PasswordCost | undefined
}
