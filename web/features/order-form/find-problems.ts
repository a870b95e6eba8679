import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { orderFormProblems, type Problems } from '@fondly/domain/order-form/order-form-problems.ts'
import { offensiveName } from '@fondly/domain/wording/wording.ts'
import { toCardPrint } from './card-print.ts'
import { toFormRules } from './rules.ts'

// The first call of the offence check is slow. This call makes it now, and not when the user leaves a field.
offensiveName('-')

/** Finds what is wrong in a form, with the same rules as the server. Loaded after the fields, because an empty form shows no problem. */
export function findProblems(
  pageData: OrderFormPageData,
  values: OrderForm,
  { profileId, isSignedByHand, realNames }: { profileId: string; isSignedByHand: boolean; realNames: readonly NameField[] },
): Problems {
  return orderFormProblems(values, toFormRules(pageData, toCardPrint(pageData, values, profileId, '', isSignedByHand), realNames))
}
