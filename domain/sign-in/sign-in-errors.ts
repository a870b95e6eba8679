import type { Language } from '../language.ts'

/** What went wrong during sign-in, as the page says it. */
export type SignInError = { title: string; sentences: string[] }

/**
 * Returns the sentences for a refused step: the provider's detail messages, with unsatisfied requirements replaced by their own texts. Unreadable
 * parts of the body are ignored, because it comes from outside.
 */
export function stepError(body: unknown, language: Language = 'en_US'): SignInError {
  const words = SENTENCES[language]
  const details = field(body, 'details')
  const sentences = Array.isArray(details) ? details.flatMap(sentencesOf) : []
  const told = sentences.length > 0 ? [...new Set(sentences)] : [words.unexpected]
  return { title: words.warning, sentences: told }
}

/** Returns 'Authentication failure', for a push that nobody answered. */
export function pushTimeOut(language: Language = 'en_US'): SignInError {
  return { title: SENTENCES[language].authenticationFailure, sentences: [SENTENCES[language].pushTimedOut] }
}

/** Returns 'Unrecoverable error' with the server's message, if it sent one. */
export function flowFailed(body: unknown, language: Language = 'en_US'): SignInError {
  const message = text(field(field(body, 'error'), 'message')) ?? text(field(body, 'message'))
  return { title: SENTENCES[language].unrecoverable, sentences: [message ?? SENTENCES[language].unexpected] }
}

function sentencesOf(detail: unknown): string[] {
  const inner = field(detail, 'innerError')
  const unsatisfied = field(inner, 'unsatisfiedRequirements')
  const mapped = Array.isArray(unsatisfied)
    ? unsatisfied.flatMap((name) => (typeof name === 'string' ? (text(field(inner, name)) ?? []) : []))
    : []
  if (mapped.length > 0) return mapped
  return [text(field(detail, 'message')) ?? []].flat()
}

function field(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name] // the line above checked that it has this key
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined
}

const SENTENCES = {
  en_US: {
    warning: 'Please check your entry',
    unexpected: 'An unexpected problem occurred. Please try again or contact support.',
    authenticationFailure: 'Authentication failure',
    pushTimedOut: 'Device approval timed out',
    unrecoverable: 'Unrecoverable error',
  },
  es: {
    warning: 'Revise sus datos',
    unexpected: 'Ocurrió un problema inesperado. Inténtelo de nuevo o comuníquese con el servicio de ayuda.',
    authenticationFailure: 'Error de autenticación',
    pushTimedOut: 'Se agotó el tiempo para aprobar en el dispositivo',
    unrecoverable: 'Error irrecuperable',
  },
}
