import type { AccountNumberRule } from '../client/client.ts'
import type { Message, MessageParams } from '../message.ts'
import { type MailDateProblemCode, mailDateProblem, type PostalCalendar } from '../mail-date/mail-date.ts'
import { mayBeRealName, offensiveName, offensiveWord } from '../wording/wording.ts'
import { accountLabel } from './account-label.ts'
import { countCharacters } from './count-characters.ts'
import { MAX_ADDRESS_LINE_CHARACTERS, MAX_CITY_CHARACTERS, MAX_CLOSING_CHARACTERS, MAX_NAME_CHARACTERS } from './limits.ts'
import type { NameField, OrderForm } from './order-form.ts'
import { isStateCode } from './states.ts'
import { fillPlaceholders, findBrace } from './placeholders.ts'
import { trimForm, trimText } from './trim-form.ts'

/** What can be wrong with a field. Each code has one sentence in every language (languages/). */
export type FormProblemCode =
  | MailDateProblemCode
  | 'first-name-missing'
  | 'last-name-missing'
  | 'name-offensive'
  | 'name-does-not-fit'
  | 'address1-missing'
  | 'address1-too-long'
  | 'address2-too-long'
  | 'city-missing'
  | 'city-too-long'
  | 'state-missing'
  | 'zip-code-missing'
  | 'zip-code-invalid'
  | 'line-does-not-fit'
  | 'sentiment-missing'
  | 'closing-missing'
  | 'closing-too-long'
  | 'closing-offensive'
  | 'closing-not-offered'
  | 'closing-locked'
  | 'closing-does-not-fit'
  | 'closing-value-missing'
  | 'closing-brace'
  | 'character-unprintable'
  | 'characters-unprintable'
  | 'account-number-missing'
  | 'account-number-not-numeric'
  | 'account-number-too-long'

export type FormProblem = Message<FormProblemCode>

/** The problem of each field. Empty when the form can be sent. */
export type Problems = Partial<Record<keyof OrderForm, FormProblem>>

/** The places where words are printed; each has its own face. */
export type PrintedPlace = 'closing' | 'envelope'

/** Everything outside the form that its check needs: the days, the card, the client, and what the print faces can print. */
export type OrderFormRules = {
  calendar: PostalCalendar
  /** The sentiments that the card offers to this client. When empty, no sentiment is required. */
  sentimentIds: readonly string[]
  /** Undefined when the client has no account number field. */
  accountNumber?: Pick<AccountNumberRule, 'label' | 'spanishLabel' | 'required' | 'numeric' | 'maxLength'> | undefined
  /** When given, the closing has to be exactly one of these (disableEditPersonalClosing). Undefined when it may be edited. */
  onlyClosings?: readonly string[] | undefined
  /** Returns true for a locked message that the sender has changed. Only the server passes this function. */
  isLockedMessageAltered?: ((text: string) => boolean) | undefined
  /**
   * The fields for which the sender confirmed 'this is a real name'. The confirmation allows words that are known as real names, never a strong
   * offence.
   */
  realNames?: readonly NameField[] | undefined
  /** Lists the characters for which a face has no glyph, each once. */
  unprintable?: ((text: string, place: PrintedPlace) => readonly string[]) | undefined
  /** Returns true when a line of the envelope, or the whole closing on the card, fits. */
  fits?: ((text: string, place: PrintedPlace) => boolean) | undefined
}

/** Checks every rule of the order form. The browser and the server both call this function. */
export function orderFormProblems(untidy: OrderForm, rules: OrderFormRules): Problems {
  const form = trimForm(untidy)
  const line = (text: string) => printProblem(text, rules)
  const name = (field: NameField): FormProblem | undefined => {
    if (!form[field]) return { code: field === 'firstName' ? 'first-name-missing' : 'last-name-missing' }
    // Check the length first, because a longer name fits on no envelope.
    if (countCharacters(form[field]) > MAX_NAME_CHARACTERS) return { code: 'name-does-not-fit' }
    const isVouchedFor = rules.realNames?.includes(field) && mayBeRealName(form[field])
    if (offensiveName(form[field]) && !isVouchedFor) return { code: 'name-offensive' }
    return line(form[field]) ?? nameFitProblem(form, rules)
  }

  return only({
    accountNumber: accountNumberProblem(form.accountNumber, rules.accountNumber),
    firstName: name('firstName'),
    lastName: name('lastName'),
    address1: form.address1
      ? (tooLong(form.address1, MAX_ADDRESS_LINE_CHARACTERS, 'address1-too-long') ?? line(form.address1))
      : { code: 'address1-missing' },
    address2: tooLong(form.address2, MAX_ADDRESS_LINE_CHARACTERS, 'address2-too-long') ?? line(form.address2),
    city: form.city ? (tooLong(form.city, MAX_CITY_CHARACTERS, 'city-too-long') ?? line(form.city)) : { code: 'city-missing' },
    state: isStateCode(form.state) ? undefined : { code: 'state-missing' },
    zipCode: zipProblem(form.zipCode),
    sentiment: sentimentProblem(form.sentiment, rules.sentimentIds),
    closing: closingProblem(form, rules),
    sendDate: mailDateProblem(form.sendDate, rules.calendar),
  })
}

function accountNumberProblem(text: string, rule: OrderFormRules['accountNumber']): FormProblem | undefined {
  if (!rule) return undefined
  const label = accountLabel(rule)
  const params: MessageParams | undefined = label && { label }
  if (!text) return rule.required ? { code: 'account-number-missing', params } : undefined
  if (rule.numeric && !/^[0-9]+$/.test(text)) return { code: 'account-number-not-numeric', params }
  if (rule.maxLength <= 0 || countCharacters(text) <= rule.maxLength) return undefined
  return { code: 'account-number-too-long', params: { ...params, most: rule.maxLength } }
}

function zipProblem(zip: string): FormProblem | undefined {
  if (!zip) return { code: 'zip-code-missing' }
  return /^\d{5}(-\d{4})?$/.test(zip) ? undefined : { code: 'zip-code-invalid' }
}

function sentimentProblem(id: string, offered: readonly string[]): FormProblem | undefined {
  return offered.length === 0 || offered.includes(id) ? undefined : { code: 'sentiment-missing' }
}

function closingProblem(form: OrderForm, rules: OrderFormRules): FormProblem | undefined {
  const { closing } = form
  const { onlyClosings } = rules
  // The field is hidden when it is locked and has no choices, so it is not required.
  if (!closing.trim()) return onlyClosings?.length === 0 ? undefined : { code: 'closing-missing' }
  if (onlyClosings && !onlyClosings.some((offered) => asWritten(fillPlaceholders(offered, form)) === asWritten(closing)))
    return { code: 'closing-not-offered' }
  if (rules.isLockedMessageAltered?.(closing)) return { code: 'closing-locked' }
  const length = tooLong(closing, MAX_CLOSING_CHARACTERS, 'closing-too-long')
  if (length) return length
  const brace = findBrace(closing)
  if (brace) return brace
  if (offensiveWord(closing)) return { code: 'closing-offensive' }
  return (
    unprintableProblem(closing, 'closing', rules) ??
    (rules.fits?.(closing, 'closing') === false ? { code: 'closing-does-not-fit' } : undefined)
  )
}

function asWritten(text: string): string {
  return trimText(text).trim()
}

function printProblem(text: string, rules: OrderFormRules): FormProblem | undefined {
  return (
    unprintableProblem(text, 'envelope', rules) ?? (rules.fits?.(text, 'envelope') === false ? { code: 'line-does-not-fit' } : undefined)
  )
}

// First and last name share one line of the envelope.
function nameFitProblem(form: OrderForm, rules: OrderFormRules): FormProblem | undefined {
  return rules.fits?.(`${form.firstName} ${form.lastName}`, 'envelope') === false ? { code: 'name-does-not-fit' } : undefined
}

/** Names the characters of a text that are not printed in this place. */
export function unprintableProblem(text: string, place: PrintedPlace, rules: Pick<OrderFormRules, 'unprintable'>): FormProblem | undefined {
  const controls = text.match(CONTROL_CHARACTER) ?? []
  // A brace in a name or an address is a placeholder that another program has not filled.
  const braces = text.match(/[{}]/g) ?? []
  const found = [
    ...new Set([...controls.map(toNumber), ...braces, ...(rules.unprintable?.(text.replace(CONTROL_CHARACTER, ''), place) ?? [])]),
  ]
  const [character, ...others] = found
  if (character === undefined) return undefined
  if (others.length === 0) return { code: 'character-unprintable', params: { character } }
  const named = found.slice(0, MAX_NAMED_CHARACTERS).join(' ')
  return { code: 'characters-unprintable', params: { characters: found.length > MAX_NAMED_CHARACTERS ? `${named} …` : named } }
}

/** The most characters that a sentence lists. A sender who pastes text in another script has to rewrite all of it anyway. */
const MAX_NAMED_CHARACTERS = 20
const CONTROL_CHARACTER = /[^\P{Cc}\n]|\p{Cs}/gu

// A control character has no glyph and no visible form, so it is named by its number.
function toNumber(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Returns by how many characters a text is too long. */
export function tooLong(text: string, limit: number, code: FormProblemCode): FormProblem | undefined {
  const excess = countCharacters(text) - limit
  return excess > 0 ? { code, params: { excess } } : undefined
}

function only(problems: Record<keyof OrderForm, FormProblem | undefined>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
