import { mailDateProblem } from '@fondly/domain/mail-date/mail-date.ts'
import { done, type Step } from '@fondly/kit/workflow/step.ts'
import type { PostalDays } from '../postal-days/postal-days.ts'
import type { SendingData, SendingSeal } from './sending-data.ts'

/** Stops a sending whose mail date is no longer possible. Days may have passed while the sending waited for its sender or for an upstream. */
export function checkMailDate({ calendar, seal }: { calendar: Pick<PostalDays, 'calendar'>; seal: SendingSeal }): Step<SendingData, void> {
  return {
    name: 'check mail date',
    percent: 0,
    text: '',
    execute: async (data) => {
      const { form, clientId } = seal.snapshot(data)
      const problem = mailDateProblem(form.sendDate, await calendar.calendar(clientId))
      return problem ? { kind: 'stopped', data: { stopped: { reason: 'form' } } } : done(undefined)
    },
  }
}
