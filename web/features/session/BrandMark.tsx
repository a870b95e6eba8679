import type { Brand } from '@fondly/contracts/bff/session.ts'
import { useState } from 'react'

/** A client's logo as it is, as a paper label at night; its name where it has none, or where it does not come. */
export function BrandMark({ brand, size = 'header' }: { brand: Brand; size?: 'header' | 'sheet' }) {
  const [missing, setMissing] = useState<string>()
  if (!brand.logoUrl || brand.logoUrl === missing) return <span className="font-serif text-[1.625rem]/8 text-ink">{brand.name}</span>
  return (
    <img
      src={brand.logoUrl}
      alt={brand.name}
      onError={() => setMissing(brand.logoUrl)}
      className={`brand-mark w-auto object-contain object-left ${size === 'sheet' ? 'h-18 max-w-full' : 'h-13 max-w-[min(12rem,100%)] md:h-14 md:max-w-64'}`}
    />
  )
}
