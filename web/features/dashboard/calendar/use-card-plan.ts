import type { CalendarAnswer } from '@fondly/contracts/bff/settings.ts'
import type { CardPlan } from '@fondly/domain/dashboard/closed-day.ts'
import { findMailDayBeside } from '@fondly/domain/mail-date/mail-day-beside.ts'
import { useState } from 'react'
import type { PlanOption } from './PlanChoice.tsx'
import type { PlannedDay } from './plan.ts'

type Planning = { plan: (day: string) => PlannedDay; calendar: CalendarAnswer; isSite: boolean }

/** The cards that closing a day affects, and the chosen plan for them. */
export function useCardPlan(day: string, planning: Planning) {
  const [wanted, choosePlan] = useState<CardPlan>('later')
  const { closed, ...planned } = planning.plan(day)
  const [cards, people] = planning.isSite ? [planned.cardsAtSite, planned.peopleAtSite] : [planned.cards, planned.people]
  const options = listPlans(day, planning)
  const cardPlan = options.some(({ plan }) => plan === wanted) ? wanted : 'ask'
  const progress = closed && planning.calendar.closedDays.find((one) => one.day === day)?.cards
  return { cards, affected: { day, cards, people, progress }, closesCards: !closed && cards > 0, options, cardPlan, choosePlan }
}

/** The choices for the cards of a day. On a site day, each client has its own next and previous mailing day. */
function listPlans(day: string, { plan, calendar, isSite }: Planning): PlanOption[] {
  const { today, siteDays, ownDays } = calendar
  const blackoutDays = new Set([...siteDays, ...ownDays].map((one) => one.day))
  const moves = (['earlier', 'later'] as const).flatMap((direction): PlanOption[] => {
    const to = findMailDayBeside(day, direction, { today, blackoutDays })
    if (to === undefined) return []
    return [{ plan: direction, ...(isSite ? {} : { to: { day: to, cards: plan(to).cards } }) }]
  })
  return [...moves, { plan: 'ask' }]
}
