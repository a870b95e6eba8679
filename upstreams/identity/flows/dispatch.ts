import { readLanguage, type Language, type MailContent } from '../mail/mail.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Codes } from '../store/codes.ts'
import { countOf } from '../store/sign-in-attempts.ts'
import type { PushRequests } from '../store/push-requests.ts'
import type { CodePurpose, FlowRow, IdentityDatabase, UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { personOf, type CodeTries } from './code-tries.ts'
import type { FlowState, ServedAction } from './engine.ts'
import type { Problem } from './problem.ts'

type Dispatching = {
  users: Users
  codes: Codes
  pushes: PushRequests
  mailQueue: MailQueue
  tries: CodeTries
  /** The id of this request's browser if it signed on with the account before. */
  knownBrowser?: string | undefined
  publicUrl: string
  environmentUrl: string
}
/** Done in the transaction that moves the flow: no code without its flow, no flow without its code. */
export type Along = (transaction: IdentityDatabase) => Promise<void>

/** What a step (an action, or a return from the external provider) sends to the person: a code by e-mail, a question to the phone, or nothing; or that it was too often. */
export async function dispatchOf(
  house: Dispatching,
  flow: FlowRow,
  next: FlowState,
  { action, language }: { action?: ServedAction; language: Language },
): Promise<{ along?: Along } | Problem> {
  const purpose = purposeOf(flow.state, next, action)
  if (!purpose) return {}
  const tooMany = await house.tries.maySend({ purpose, person: countOf(personOf(next), house.knownBrowser) })
  if (tooMany) return tooMany

  const user = next.user ? await house.users.find(next.user.id) : await house.users.findByName(next.named ?? '')
  return { along: (transaction) => send(house, { transaction, flow, next, purpose, language: preferredBy(user) ?? language, user }) }
}

/** The language that somebody chose for themselves comes before that of the browser they happen to use. */
function preferredBy(user: UserRow | undefined): Language | undefined {
  const preferred = user?.attributes['preferredLanguage']
  return typeof preferred === 'string' && preferred ? readLanguage(preferred) : undefined
}

type Sending = {
  transaction: IdentityDatabase
  flow: FlowRow
  next: FlowState
  purpose: CodePurpose | 'push'
  language: Language
  user: UserRow | undefined
}

async function send(house: Dispatching, { transaction, flow, next, purpose, language, user }: Sending): Promise<void> {
  const recipient = user?.email ?? null
  if (purpose === 'push') {
    const { request, expiresAt } = await house.pushes.make(transaction, flow.id, next.device ?? '')
    const device = next.devices.find(({ id }) => id === next.device)?.nickname ?? ''
    const content: MailContent = { kind: 'push', device, link: `${house.publicUrl}/phone/${request}`, language }
    return house.mailQueue.enqueue(transaction, { recipient, content, expiresAt })
  }
  const { code, expiresAt } = await house.codes.make(transaction, flow.id, purpose)
  const devices = `${house.environmentUrl}/devices`
  const content: MailContent = purpose === 'passcode' ? { kind: purpose, code, devices, language } : { kind: purpose, code, language }
  return house.mailQueue.enqueue(transaction, { recipient, content, expiresAt })
}

function purposeOf(before: FlowState, next: FlowState, action: ServedAction | undefined): CodePurpose | 'push' | undefined {
  const isAskedFor = action === 'device.select' || action === 'user.sendVerificationCode' || action === 'password.sendRecoveryCode'
  if (before.status === next.status && !isAskedFor) return undefined
  switch (next.status) {
    case 'VERIFICATION_CODE_REQUIRED':
      return 'verification'
    case 'RECOVERY_CODE_REQUIRED':
      return 'recovery'
    case 'PUSH_CONFIRMATION_REQUIRED':
      return 'push'
    case 'OTP_REQUIRED':
      return next.devices.find(({ id }) => id === next.device)?.type === 'EMAIL' ? 'passcode' : undefined
    default:
      return undefined
  }
}
