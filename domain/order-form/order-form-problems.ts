import type { AccountNumberRule } from '../client/client.ts'
import type { Language } from '../language.ts'
import { mailDateProblem, type PostalCalendar } from '../mail-date/mail-date.ts'
import { mayBeRealName, offensiveName, offensiveWord } from '../wording/wording.ts'
import { MAX_ADDRESS_LINE_CHARACTERS, CITY, MAX_CLOSING_CHARACTERS, MAX_NAME_CHARACTERS } from './limits.ts'
import type { NameField, OrderForm } from './order-form.ts'
import { filled, problemSentences, type ProblemSentences } from './problem-sentences.ts'
import { isStateCode } from './states.ts'
import { trimForm, trimText } from './trim-form.ts'

/** What is wrong, by field, as the sentence that the sender reads. Empty when the form can be sent. */
export type Problems = Partial<Record<keyof OrderForm, string>>

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
  /** The fields for which the sender confirmed 'this is a real name'. That allows words known as real names, never a strong offence. */
  realNames?: readonly NameField[] | undefined
  /** Finds the first character for which a face has no glyph. */
  unprintable?: ((text: string, place: PrintedPlace) => { character: string; index: number } | undefined) | undefined
  /** Returns true when a line of the envelope, or the whole closing on the card, fits. */
  fits?: ((text: string, place: PrintedPlace) => boolean) | undefined
}

const DEFAULT_ACCOUNT_LABEL: Record<Language, string> = { en_US: 'Customer Account', es: 'Cuenta del cliente' }

/**
 * Returns the label of the account number: the client's own, or the default one. A label given only in English is used in Spanish too, unless it is
 * the default.
 */
export function accountLabel({ label, spanishLabel }: Pick<AccountNumberRule, 'label' | 'spanishLabel'>, language: Language): string {
  const english = label || DEFAULT_ACCOUNT_LABEL.en_US
  if (language === 'en_US') return english
  return spanishLabel || (english === DEFAULT_ACCOUNT_LABEL.en_US ? DEFAULT_ACCOUNT_LABEL.es : english)
}

/** Checks every rule of the order form. The browser and the server both call this function. */
export function orderFormProblems(untidy: OrderForm, rules: OrderFormRules, language: Language = 'en_US'): Problems {
  const form = trimForm(untidy)
  const sentences = problemSentences(language)
  const line = (text: string) => printProblem(text, rules, sentences)
  const name = (field: NameField) => {
    if (!form[field]) return sentences[field]
    // Check the length before the words, because a name this long fits on no envelope.
    if (form[field].length > MAX_NAME_CHARACTERS) return sentences.nameDoesNotFit
    const isVouchedFor = rules.realNames?.includes(field) && mayBeRealName(form[field])
    if (offensiveName(form[field]) && !isVouchedFor) return sentences.offensive
    return line(form[field]) ?? nameFitProblem(form, rules, sentences)
  }

  return only({
    accountNumber: accountNumberProblem(form.accountNumber, rules.accountNumber, language),
    firstName: name('firstName'),
    lastName: name('lastName'),
    address1: form.address1
      ? (tooLong(form.address1, MAX_ADDRESS_LINE_CHARACTERS, sentences.address1TooLong) ?? line(form.address1))
      : sentences.address1,
    address2: tooLong(form.address2, MAX_ADDRESS_LINE_CHARACTERS, sentences.address2TooLong) ?? line(form.address2),
    city: form.city ? (tooLong(form.city, CITY, sentences.cityTooLong) ?? line(form.city)) : sentences.city,
    state: isStateCode(form.state) ? undefined : sentences.state,
    zipCode: zipProblem(form.zipCode, sentences),
    sentiment: sentimentProblem(form.sentiment, rules.sentimentIds, sentences),
    closing: closingProblem(form.closing, rules, sentences),
    sendDate: mailDateProblem(form.sendDate, rules.calendar, language),
  })
}

function accountNumberProblem(text: string, rule: OrderFormRules['accountNumber'], language: Language): string | undefined {
  if (!rule) return undefined
  const sentences = problemSentences(language)
  const label = accountLabel(rule, language)
  if (!text) return rule.required ? filled(sentences.accountNumberRequired, { label }) : undefined
  if (rule.numeric && !/^[0-9]+$/.test(text)) return filled(sentences.accountNumberNumeric, { label })
  if (rule.maxLength > 0 && text.length > rule.maxLength) return filled(sentences.accountNumberTooLong, { n: rule.maxLength, label })
  return undefined
}

function zipProblem(zip: string, sentences: ProblemSentences): string | undefined {
  if (!zip) return sentences.zipCode
  return /^\d{5}(-\d{4})?$/.test(zip) ? undefined : sentences.zipCodeInvalid
}

function sentimentProblem(id: string, offered: readonly string[], sentences: ProblemSentences): string | undefined {
  return offered.length === 0 || offered.includes(id) ? undefined : sentences.sentiment
}

function closingProblem(closing: string, rules: OrderFormRules, sentences: ProblemSentences): string | undefined {
  const { onlyClosings } = rules
  // The field is hidden when it is locked and has no choices, so it is not required.
  if (!closing.trim()) return onlyClosings?.length === 0 ? undefined : sentences.closing
  if (onlyClosings && !onlyClosings.some((offered) => asWritten(offered) === asWritten(closing))) return sentences.closingNotOffered
  if (closing.length > MAX_CLOSING_CHARACTERS) return tooLong(closing, MAX_CLOSING_CHARACTERS, sentences.closingTooLong)
  if (offensiveWord(closing)) return sentences.closingOffensive
  return (
    unprintableProblem(closing, 'closing', rules, sentences) ??
    (rules.fits?.(closing, 'closing') === false ? sentences.closingDoesNotFit : undefined)
  )
}

function asWritten(text: string): string {
  return trimText(text).trim()
}

function printProblem(text: string, rules: OrderFormRules, sentences: ProblemSentences): string | undefined {
  return (
    unprintableProblem(text, 'envelope', rules, sentences) ??
    (rules.fits?.(text, 'envelope') === false ? sentences.lineDoesNotFit : undefined)
  )
}

// First and last name share one line of the envelope.
function nameFitProblem(form: OrderForm, rules: OrderFormRules, sentences: ProblemSentences): string | undefined {
  return rules.fits?.(`${form.firstName} ${form.lastName}`, 'envelope') === false ? sentences.nameDoesNotFit : undefined
}

function unprintableProblem(text: string, place: PrintedPlace, rules: OrderFormRules, sentences: ProblemSentences): string | undefined {
  const character = controlCharacter(text) ?? rules.unprintable?.(text, place)?.character
  return character === undefined ? undefined : filled(sentences.unprintable, { character })
}

// A control character has no glyph and no visible form, so it is named by its number.
function controlCharacter(text: string): string | undefined {
  const found = /[^\P{Cc}\n]|\p{Cs}/u.exec(text)?.[0]
  return found && `U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}

function tooLong(text: string, limit: number, sentence: string): string | undefined {
  return text.length > limit ? filled(sentence, { n: text.length - limit }) : undefined
}

function only(problems: Record<keyof OrderForm, string | undefined>): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
