import type { OrderFormPageData } from '@fondly/contracts/bff/order-form.ts'
import type { NameField, OrderForm } from '@fondly/domain/order-form/order-form.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { refreshDrafts } from '../../api/drafts.ts'
import type { CarriedForm } from './carried-form.ts'
import { firstProfile, firstValues, toPreset } from './first-values.ts'
import { type FormState, useFormState } from './form-state.tsx'
import { useProblemSentence } from './problem-sentence.ts'
import type { Prefill } from './submission.ts'
import { useWhenIdle } from '../../ui/when-idle.ts'
import { useDraft } from './use-draft.ts'
import { useStartOver } from './use-start-over.ts'

type Rules = typeof import('./find-problems.ts')

/** Holds the form with its sender profile and the names that the sender confirmed. Saves all of it as a draft. */
export function useSavedForm(
  pageData: OrderFormPageData,
  {
    prefill,
    wantedMailDate,
    carried,
    savesAtOnce,
    sessionEnded,
    onTouched,
  }: {
    prefill: Prefill
    wantedMailDate: string | undefined
    carried: CarriedForm | undefined
    /** True if content of the previous form may be saved before the first key. */
    savesAtOnce: boolean
    sessionEnded: boolean
    onTouched: () => void
  },
) {
  const say = useProblemSentence()
  const queries = useQueryClient()
  const [profileId, setProfileId] = useState(() => firstProfile(pageData, carried))
  const [realNames, setRealNames] = useState<readonly NameField[]>(pageData.draft?.realNames ?? carried?.realNames ?? [])
  const hasDrawn = pageData.drawnSignature?.strokes.length
  const [isByHand, setByHand] = useState((pageData.draft ?? carried)?.isSignedByHand ?? pageData.drawnSignature?.isUsed)
  const isSignedByHand = Boolean(hasDrawn && isByHand)
  const [rules, setRules] = useState<Rules>()
  const loadRules = useCallback(async () => {
    const loaded = await import('./find-problems.ts')
    setRules(loaded)
    return loaded
  }, [])
  // If the rules cannot be loaded now, they are loaded when the card is sent.
  const prepareRules = useCallback(() => void loadRules().catch(() => undefined), [loadRules])
  useWhenIdle(prepareRules)
  const findProblems = (values: OrderForm, { findProblems: find }: Rules) =>
    find(pageData, values, { profileId, isSignedByHand, realNames })
  const form = useFormState(
    () => firstValues(pageData, prefill, wantedMailDate, carried),
    (values) => (rules ? findProblems(values, rules) : {}),
    say,
  )
  const isUntouched = pageData.draft?.isUntouched && !form.isDirty
  const draft = useDraft({
    cardId: pageData.card.id,
    first: pageData.draft,
    sessionEnded,
    isDirty: form.isDirty,
    replaces: carried?.from?.draft,
    savesAtOnce: carried !== undefined && savesAtOnce,
    onBegunOrEnded: () => refreshDrafts(queries),
    read: () => ({
      senderProfileId: profileId,
      form: form.read(),
      preset: carried?.preset ?? toPreset(pageData.draft, prefill),
      ...(hasDrawn ? { isSignedByHand } : {}),
      ...(isUntouched ? { isUntouched } : {}),
      ...(realNames.length > 0 ? { realNames: [...realNames] } : {}),
    }),
  })

  const saveSoon = () => {
    onTouched()
    draft.saveSoon()
  }
  const change: FormState['change'] = (name, text) => {
    form.change(name, text)
    if (realNames.some((field) => field === name)) setRealNames(realNames.filter((field) => field !== name))
    saveSoon()
  }
  const leave: FormState['leave'] = (name) => {
    form.leave(name)
    // If the page was never idle, the rules are not loaded yet.
    if (!rules) prepareRules()
  }
  const confirmName = (name: NameField) => {
    setRealNames([...realNames, name])
    saveSoon()
  }
  const signByHand = (isChosen: boolean) => {
    setByHand(isChosen)
    saveSoon()
  }
  const chooseProfile = (id: string) => {
    setProfileId(id)
    saveSoon()
  }
  const isRestored = pageData.draft && !pageData.draft.corrects && !pageData.draft.isOfSending && !pageData.draft.isUntouched
  const startOver = useStartOver({ ...form, change }, () => {
    draft.saveAsNewDraft()
    return firstValues({ ...pageData, draft: null }, prefill, wantedMailDate)
  })
  return {
    form: { ...form, change, leave, realNames, confirmName, isSignedByHand, signByHand },
    draft,
    validate: async (values: OrderForm) => findProblems(values, await loadRules()),
    profileId,
    chooseProfile,
    startOver: isRestored ? startOver : undefined,
  }
}
