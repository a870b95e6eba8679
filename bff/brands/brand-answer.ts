import type { Brand as BrandAnswer } from '@fondly/contracts/bff/session.ts'
import type { Brand } from '@fondly/domain/client/brand.ts'
import { legibleAccent } from '@fondly/domain/client/legible-accent.ts'
import type { CoreSettings } from '@fondly/core/context.ts'

/** Converts a brand for the pages: makes its colour legible, and adds the operator's links where the brand has none. */
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
