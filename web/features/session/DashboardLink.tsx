import { Link } from 'wouter'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/words.tsx'

/** The link to Reporting & Admin: our own pages, or an external dashboard, which the icon tells. Null for a user who has none. */
export function DashboardLink({ href, className }: { href: string | null; className: string }) {
  const words = useWords()
  if (!href) return null
  const isExternal = href[0] !== '/'
  const Anchor = isExternal ? 'a' : Link
  return (
    <Anchor href={href} className={className}>
      {words.header.dashboard}
      {isExternal && <Icon name="external" size={18} />}
    </Anchor>
  )
}
