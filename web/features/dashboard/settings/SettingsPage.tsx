import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { settingsQuery } from '../../../api/client-settings.ts'
import { Button } from '../../../ui/Button.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { PageFailed } from '../parts/PageFailed.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import { PageWaiting } from '../parts/PageWaiting.tsx'
import { SectionHead } from '../parts/SectionHead.tsx'
import type { DashboardPageProps } from '../pages.ts'
import { AccountNumberSetting } from './AccountNumberSetting.tsx'
import { ActivityPanel } from './ActivityPanel.tsx'
import { LocationsSetting } from './LocationsSetting.tsx'
import { MailerSetting } from './MailerSetting.tsx'
import { BrandingSetting } from './BrandingSetting.tsx'
import { ExternalProviders } from './ExternalProviders.tsx'
import { BannerSetting } from './BannerSetting.tsx'
import { RegistrationSetting } from './RegistrationSetting.tsx'
import { ExpirySetting, LanguageSetting, SwitchSetting, TextSetting } from './setting-controls.tsx'
import { useSettingsWords } from './settings-words.ts'
import { TaxSetting } from './TaxSetting.tsx'

/** Settings and history: the client's settings, and who changed them. */
export function SettingsPage({ frame }: DashboardPageProps) {
  const texts = useSettingsWords()
  const { data, error, refetch } = useQuery({ ...settingsQuery(frame.key), refetchOnWindowFocus: 'always' })
  const isWide = useMedia('(width >= 73.75rem)')
  const [isLogOpen, setLogOpen] = useState(false)
  if (!data) return error ? <PageFailed error={error} onAgain={() => void refetch()} /> : <PageWaiting />

  const of = { clientKey: frame.key, answer: data }
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead(frame.name)}>
        {!isWide && <Button onClick={() => setLogOpen(true)}>{texts.log.title}</Button>}
      </PageHead>
      <div className="grid gap-y-7">
        <section>
          <SectionHead title={texts.people} />
          <ExpirySetting {...of} />
          <LanguageSetting {...of} />
          <SwitchSetting {...of} name="singleSendSSO" />
          <SwitchSetting {...of} name="sharesAddressBook" />
          <LocationsSetting {...of} />
          <RegistrationSetting {...of} />
        </section>
        <section>
          <SectionHead title={texts.pages} />
          <BannerSetting clientKey={frame.key} />
          <BrandingSetting clientKey={frame.key} />
          <ExternalProviders clientKey={frame.key} />
        </section>
        <section>
          <SectionHead title={texts.orderForm} />
          <AccountNumberSetting {...of} />
          <SwitchSetting {...of} name="disableEditPersonalClosing" />
        </section>
        <section>
          <SectionHead title={texts.back} />
          <SwitchSetting {...of} name="enableBackCardContent" />
          <TextSetting {...of} name="backCardMessage" />
          <TextSetting {...of} name="backCardDisclaimer" />
        </section>
        <section>
          <SectionHead title={texts.tax} />
          <TaxSetting {...of} />
        </section>
        <section>
          <SectionHead title={texts.mail} />
          <MailerSetting {...of} />
        </section>
      </div>
      {(isWide || isLogOpen) && <ActivityPanel clientKey={frame.key} onClose={isWide ? undefined : () => setLogOpen(false)} />}
    </>
  )
}
