import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useState } from 'react'

/** A client's logo; at night the one that was drawn for it, or the same on a paper label. Its name where it has none, or where it does not come. */
export function BrandMark({ brand, size = 'header' }: { brand: Brand; size?: 'header' | 'sheet' }) {
  const [missing, setMissing] = useState<string[]>([])
  const comes = (url: string | null) => url && !missing.includes(url)
  if (!comes(brand.logoUrl)) return <span className="font-serif text-[1.625rem]/8 text-ink">{brand.name}</span>

  const logo = (url: string, times: string) => (
    <img
      src={url}
      alt={brand.name}
      // The one that is not shown is not fetched.
      loading="lazy"
      onError={() => setMissing([...missing, url])}
      className={`w-auto object-contain object-left ${times} ${size === 'sheet' ? 'h-18 max-w-full' : 'h-13 max-w-[min(12rem,100%)] md:h-14 md:max-w-64'}`}
    />
  )
  if (!brand.logoAtNightUrl || !comes(brand.logoAtNightUrl)) return logo(brand.logoUrl, 'brand-mark')
  return (
    <>
      {logo(brand.logoUrl, 'by-day')}
      {logo(brand.logoAtNightUrl, 'at-night')}
    </>
  )
}
