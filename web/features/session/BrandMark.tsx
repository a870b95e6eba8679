import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useState } from 'react'

/**
 * The client's logo. In dark mode its dark version, or the same logo on a paper label. Shows the client's name if the logo is missing or does not
 * load.
 */
export function BrandMark({ brand, size = 'header' }: { brand: Brand; size?: 'header' | 'sheet' }) {
  const [missing, setMissing] = useState<string[]>([])
  const comes = (url: string | null) => url && !missing.includes(url)
  if (!comes(brand.logoUrl)) return <span className="font-serif text-[1.625rem]/8 text-ink">{brand.name}</span>

  const logo = (url: string, times: string) => (
    <img
      src={url}
      alt={brand.name}
      // With this, the browser does not fetch a hidden logo.
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
