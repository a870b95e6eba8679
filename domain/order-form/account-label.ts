import type { AccountNumberRule } from '../client/client.ts'
import type { LocalText } from '../message.ts'

/** The usual label, which a client's configuration may contain. Each language has its own text for it. */
const USUAL_ACCOUNT_LABEL = 'Customer Account'

/** Returns the client's own label of the account number, by language; undefined when it is the usual one, which each language has words for. */
export function accountLabel({ label, spanishLabel }: Pick<AccountNumberRule, 'label' | 'spanishLabel'>): LocalText | undefined {
  const en = label || USUAL_ACCOUNT_LABEL
  return spanishLabel ? { en, es: spanishLabel } : en === USUAL_ACCOUNT_LABEL ? undefined : { en }
}
