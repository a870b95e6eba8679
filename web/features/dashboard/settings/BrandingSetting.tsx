import type { BrandingAnswer } from '@fondly/contracts/bff/branding.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { brandingQuery, putBranding } from '../../../api/client-branding.ts'
import { TextField } from '../../../ui/Field.tsx'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { LogoField } from '../profiles/LogoField.tsx'
import { ColourContrast } from './ColourContrast.tsx'
import { PolicyChoice } from './PolicyChoice.tsx'
import { SettingRow } from './SettingRow.tsx'
import { useSettingsWords } from './settings-words.ts'
import { useDocument } from './use-document.ts'

const LINKS = ['helpEmail', 'privacyUrl', 'companyUrl'] as const

/** How the client's pages look, and the policy with which its people sign in. */
export function BrandingSetting({ clientKey }: { clientKey: string }) {
  const { data, error, refetch } = useQuery(brandingQuery(clientKey))
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />
  return <BrandingForm clientKey={clientKey} answer={data} />
}

function BrandingForm({ clientKey, answer }: { clientKey: string; answer: BrandingAnswer }) {
  const texts = useSettingsWords()
  const queries = useQueryClient()
  const { queryKey } = brandingQuery(clientKey)
  const branding = useDocument({
    stored: answer.brand,
    write: async (value) => {
      queries.setQueryData(queryKey, await putBranding(clientKey, answer.version, value))
      void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'activity'] })
      // The new policy may name other external providers.
      void queries.invalidateQueries({ queryKey: ['dashboard', clientKey, 'external-providers'] })
    },
    reload: () => queries.fetchQuery({ ...brandingQuery(clientKey), staleTime: 0 }),
  })
  const { value, stored, type } = branding
  const wrong = findWrong(value)
  const problem = branding.isDirty && wrong ? texts.brandWrong(texts.parts[wrong]) : undefined
  // An empty optional part is left out.
  const write = (part: (typeof LINKS)[number] | 'logoAtNightUrl' | 'policy', text: string) => {
    const { [part]: _, ...others } = value
    type(text ? { ...others, [part]: text } : others)
  }
  return (
    <SettingRow name="brand" hint={texts.hints.brand} setting={branding} problem={problem} isWide>
      <div className="grid gap-x-4 @md:grid-cols-2">
        <TextField
          label={texts.parts.shownName}
          value={value.name}
          maxLength={60}
          onChange={({ target }) => type({ ...value, name: target.value })}
        />
        <div className="flex items-start gap-3">
          <TextField
            className="grow"
            label={texts.parts.colour}
            value={value.colour}
            maxLength={7}
            spellCheck={false}
            onChange={({ target }) => type({ ...value, colour: target.value })}
          />
          <input
            type="color"
            aria-label={texts.colourChoice}
            value={value.colour.toLowerCase()}
            onChange={({ target }) => type({ ...value, colour: target.value.toUpperCase() })}
            className="mt-7 h-12 w-16 rounded-control border border-rule-2 bg-sheet p-1"
          />
        </div>
        {LINKS.map((link) => (
          <TextField
            key={link}
            label={texts.parts[link]}
            optional
            value={value[link] ?? ''}
            maxLength={500}
            onChange={({ target }) => write(link, target.value)}
          />
        ))}
        <PolicyChoice clientKey={clientKey} value={value.policy} stored={stored.policy} onChoose={(policy) => write('policy', policy)} />
      </div>
      <ColourContrast colour={value.colour} />
      <div className="grid gap-4 @md:grid-cols-2">
        <LogoField
          clientKey={clientKey}
          ground="light"
          name={texts.parts.logoUrl}
          url={value.logoUrl || undefined}
          onLogo={(url) => type({ ...value, logoUrl: url ?? '' })}
        />
        <LogoField
          clientKey={clientKey}
          ground="dark"
          name={texts.parts.logoAtNightUrl}
          url={value.logoAtNightUrl}
          instead={value.logoUrl || undefined}
          onLogo={(url) => write('logoAtNightUrl', url ?? '')}
        />
      </div>
    </SettingRow>
  )
}

/** Finds the first part that the server would refuse. */
function findWrong({ name, colour, helpEmail, privacyUrl, companyUrl }: BrandingAnswer['brand']) {
  if (!name) return 'shownName'
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return 'colour'
  if (helpEmail && !/^[^@\s]+@[^@\s.]+\./.test(helpEmail)) return 'helpEmail'
  const isLink = (link: string | undefined) => !link || /^https?:\/\/[^\s"'<>]+$/.test(link)
  if (!isLink(privacyUrl)) return 'privacyUrl'
  return isLink(companyUrl) ? undefined : 'companyUrl'
}
