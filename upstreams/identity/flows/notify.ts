import { readLanguage, type Language, type MailContent } from '../mail/mail.ts'
import type { MailQueue } from '../mail/mail-queue.ts'
import type { Codes } from '../store/codes.ts'
import { attemptKey } from '../store/sign-in-attempts.ts'
import type { PushRequests } from '../store/push-requests.ts'
import type { CodePurpose, FlowRow, IdentityDatabase, UserRow } from '../store/tables.ts'
import type { Users } from '../store/users.ts'
import { personKey, type CodeTries } from './code-tries.ts'
import type { FlowState, ServedAction } from './engine.ts'
import type { Problem } from './flow-problem.ts'

type NotificationContext = {
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
/** A function that runs in the transaction that saves the flow, so that a code and its flow are stored together or not at all. */
export type AlsoInTransaction = (transaction: IdentityDatabase) => Promise<void>

/**
 * Prepares what a step (an action, or a return from the external provider) sends to the person: a code by e-mail, a push to the phone, or nothing.
 * Returns a problem when too many codes were sent.
 */
export async function prepareNotification(
  context: NotificationContext,
  flow: FlowRow,
  next: FlowState,
  { action, language }: { action?: ServedAction; language: Language },
): Promise<{ alsoInTransaction?: AlsoInTransaction } | Problem> {
  const purpose = choosePurpose(flow.state, next, action)
  if (!purpose) return {}
  const tooMany = await context.tries.maySend({ purpose, person: attemptKey(personKey(next), context.knownBrowser) })
  if (tooMany) return tooMany

  const user = next.user ? await context.users.find(next.user.id) : await context.users.findByName(next.named ?? '')
  return {
    alsoInTransaction: (transaction) =>
      notify(context, { transaction, flow, next, purpose, language: readPreferredLanguage(user) ?? language, user }),
  }
}

/** Returns the language that the user chose. It has priority over the language of the browser. */
export function readPreferredLanguage(user: UserRow | undefined): Language | undefined {
  const preferred = user?.attributes['preferredLanguage']
  return typeof preferred === 'string' && preferred ? readLanguage(preferred) : undefined
}

type Notification = {
  transaction: IdentityDatabase
  flow: FlowRow
  next: FlowState
  purpose: CodePurpose | 'push'
  language: Language
  user: UserRow | undefined
}

async function notify(context: NotificationContext, { transaction, flow, next, purpose, language, user }: Notification): Promise<void> {
  const recipient = user?.email ?? null
  if (purpose === 'push') {
    const { request, expiresAt } = await context.pushes.make(transaction, flow.id, next.device ?? '')
    const device = next.devices.find(({ id }) => id === next.device)?.nickname ?? ''
    const content: MailContent = { kind: 'push', device, link: `${context.publicUrl}/phone/${request}`, language }
    return context.mailQueue.enqueue(transaction, { recipient, content, expiresAt })
  }
  const { code, expiresAt } = await context.codes.make(transaction, flow.id, purpose)
  const devices = `${context.environmentUrl}/devices`
  const content: MailContent = purpose === 'passcode' ? { kind: purpose, code, devices, language } : { kind: purpose, code, language }
  return context.mailQueue.enqueue(transaction, { recipient, content, expiresAt })
}

function choosePurpose(before: FlowState, next: FlowState, action: ServedAction | undefined): CodePurpose | 'push' | undefined {
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
