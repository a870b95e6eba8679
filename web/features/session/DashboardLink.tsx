import { Link } from 'wouter'
import { Icon } from '../../ui/Icon.tsx'
import { useWords } from '../../words/words.tsx'

/** The link to Reporting & Admin: to our own pages, or with an icon to an external dashboard. Null for a user without access. */
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
