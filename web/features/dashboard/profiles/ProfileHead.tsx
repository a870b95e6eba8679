import type { ProfileAnswer } from '@fondly/contracts/bff/profiles.ts'
import { useProfilesWords } from './profiles-words.ts'

/** The name of a sender profile, and how many people and cards use it. */
export function ProfileHead({ title, base, isNew }: { title: string; base: ProfileAnswer; isNew: boolean }) {
  const texts = useProfilesWords()
  return (
    <div className="mb-5 flex flex-wrap items-end gap-x-8 gap-y-2">
      <div className="mr-auto">
        <p className="text-ink-2">{texts.editor}</p>
        <h2 id={title} className="text-h1-phone">
          {isNew ? texts.add : base.profile.name}
        </h2>
      </div>
      {!isNew && (
        <p className="text-small text-ink-2 md:text-right">
          {base.use.people !== null && (base.use.people > 0 ? texts.mayWrite(base.use.people) : texts.nobodyWrites)}
          {base.use.cards > 0 && <span className="block">{texts.keepOld(base.use.cards)}</span>}
        </p>
      )}
    </div>
  )
}
