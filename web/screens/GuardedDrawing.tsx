import { Component, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Button } from '../ui/Button.tsx'
import { Message } from '../ui/Message.tsx'
import { useWords } from '../words/words.tsx'
import { errorDataList } from './error-data-list.ts'

/** Shows a message in place of a page that fails to render. main.tsx reports the error. An open form saves its draft when it unmounts. */
export function GuardedDrawing({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const search = useSearch()
  return (
    <Guard at={`${path}?${search}`} instead={<NotDrawn />}>
      {children}
    </Guard>
  )
}

/** Offers a reload, which opens the same address, perhaps with a newer build. */
function NotDrawn() {
  const words = useWords()
  return (
    <div role="alert">
      <Message title={words.error.title} text={words.unexpected} detail={<errorDataList.Part source={{ code: 'drawing' }} />}>
        <Button looks="primary" onClick={() => location.reload()}>
          {words.tryAgain}
        </Button>
      </Message>
    </div>
  )
}

type Guarding = { at: string; instead: ReactNode; children: ReactNode }
type Guarded = { failed: boolean; at: string }

// React requires a class for an error boundary.
class Guard extends Component<Guarding, Guarded> {
  override state: Guarded = { failed: false, at: '' }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  /** Forgets the failure when the address changes. */
  static getDerivedStateFromProps({ at }: Guarding, before: Guarded) {
    return at === before.at ? null : { failed: false, at }
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
