import { isDay } from '@fondly/domain/mail-date/mail-date.ts'

/** The part of the operator's page that is in the address bar. */
export type PressView = {
  /** The mail date to which the page is limited; empty for all. */
  mailDate: string
  /** The id of the open batch. */
  batch: number | undefined
}

export function parseView(search: string): PressView {
  const query = new URLSearchParams(search)
  const mailDate = query.get('mailDate') ?? ''
  const batch = Number(query.get('batch') ?? Number.NaN)
  return {
    mailDate: isDay(mailDate) ? mailDate : '',
    batch: Number.isInteger(batch) && batch > 0 ? batch : undefined,
  }
}

export function toPath({ mailDate, batch }: PressView): string {
  const query = new URLSearchParams({ ...(mailDate ? { mailDate } : {}), ...(batch === undefined ? {} : { batch: String(batch) }) })
  return query.size > 0 ? `/press?${query.toString()}` : '/press'
}
