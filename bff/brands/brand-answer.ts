import type { Brand as BrandAnswer } from '@fondly/contracts/bff/session.ts'
import type { Brand } from '@fondly/domain/client/brand.ts'
import { legibleAccent } from '@fondly/domain/client/legible-accent.ts'
import type { CoreSettings } from '@fondly/core/context.ts'

/** A brand as the pages take it: its colour made legible, its own links before the operator's. */
export function brandAnswer(brand: Brand, settings: Pick<CoreSettings, 'helpEmail' | 'privacyUrl' | 'companyUrl'>): BrandAnswer {
  return {
    slug: brand.slug ?? null,
    name: brand.name,
    logoUrl: brand.logoUrl,
    logoAtNightUrl: brand.logoAtNightUrl ?? null,
    backgroundUrl: brand.backgroundUrl ?? null,
    ...legibleAccent(brand.colour),
    helpEmail: brand.helpEmail ?? settings.helpEmail ?? null,
    privacyUrl: brand.privacyUrl ?? settings.privacyUrl ?? null,
    companyUrl: brand.companyUrl ?? settings.companyUrl ?? null,
  }
}
