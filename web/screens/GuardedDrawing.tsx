import { Component, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { english } from '../words/english.ts'
import { useWords } from '../words/words.tsx'
import { errorDataList } from './error-data-list.ts'

/** A page whose drawing fails says so in its place, and the rest stands; main.tsx tells of the error, and an open form keeps its draft as it goes. */
export function GuardedDrawing({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <Guard at={`${path}?${search}`} instead={<NotDrawn />}>
      {children}
    </Guard>
  )
}

/** The address says what was wanted, so the page can begin again there, perhaps with a newer build. */
function NotDrawn() {
  const words = useWords()
  return (
    <div role="alert">
      <Message
        title={words.error.title}
        text={words.unexpected}
        detail={<errorDataList.Late title={english.error.title} source={{ code: 'drawing' }} />}
      >
        <Button looks="primary" onClick={() => location.reload()}>
          {words.tryAgain}
        </Button>
      </Message>
    </div>
  )
}

type Guarding = { at: string; instead: ReactNode; children: ReactNode }
type Guarded = { failed: boolean; at: string }

// React asks for a class here.
class Guard extends Component<Guarding, Guarded> {
  override state: Guarded = { failed: false, at: '' }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Another address is another drawing. */
  static getDerivedStateFromProps({ at }: Guarding, before: Guarded) {
    return at === before.at ? null : { failed: false, at }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
