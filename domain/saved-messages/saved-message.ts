import type { CardLanguage } from '../card-language.ts'
import { MAX_TYPED_CHARACTERS } from '../order-form/limits.ts'
import { EMPTY_ORDER_FORM } from '../order-form/order-form.ts'
import { type FormProblem, orderFormProblems } from '../order-form/order-form-problems.ts'

/** A message that is saved for the next cards, in English, in Spanish or in both. An empty text counts as missing. */
export type SavedMessage = { name: string; en: string; es: string }

export const MAX_OWN_MESSAGES = 200
export const MAX_SHARED_MESSAGES = 500
export const MAX_SAVED_NAME_CHARACTERS = 60
/** The limit for a text with its placeholders. After they are filled, the limit of the order form applies. */
export const MAX_SAVED_TEXT_CHARACTERS = MAX_TYPED_CHARACTERS.closing

export type SavedMessageProblems = Partial<Record<'en' | 'es', FormProblem>>

/** A person with short names. A text that fits for this person fits for some recipients, so it is not refused here. */
const SOMEBODY = { ...EMPTY_ORDER_FORM, firstName: 'Ana', lastName: 'Ruiz', city: 'Mesa' }
const NO_DAYS = { today: '', blackoutDays: new Set<string>() }

/** Checks the texts as the order form does after they are filled. `unprintable` lists the characters for which the face has no glyph. */
export function savedMessageProblems(message: SavedMessage, unprintable?: (text: string) => readonly string[]): SavedMessageProblems {
  const rules = { calendar: NO_DAYS, sentimentIds: [], ...(unprintable && { unprintable }) }
  const check = (closing: string) => {
    const problem = orderFormProblems({ ...SOMEBODY, closing }, rules).closing
    if (problem) return problem
    // Check a second time with the fallbacks that are printed for missing values.
    const withoutValues = orderFormProblems({ ...EMPTY_ORDER_FORM, closing }, rules).closing
    return withoutValues?.code === 'closing-value-missing' || withoutValues?.code === 'closing-missing' ? undefined : withoutValues
  }
  const isEmpty = !message.en.trim() && !message.es.trim()
  const [en, es] = [message.en.trim() || isEmpty ? check(message.en) : undefined, message.es.trim() ? check(message.es) : undefined]
  return { ...(en && { en }), ...(es && { es }) }
}

/** Returns the text for a card of this language: the text in the card's language, or the only text. */
export const selectSavedText = ({ en, es }: SavedMessage, language: CardLanguage): string => (language === 'es' ? es || en : en || es)
