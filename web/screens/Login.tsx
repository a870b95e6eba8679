import { Redirect, useSearch } from 'wouter'
import { findFlowUrl } from '../api/flow-url.ts'
import { signInPath } from '../api/session.ts'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Loading } from '../ui/Loading.tsx'
import { useLeave } from '../ui/use-leave.ts'
import { useWords } from '../words/words.tsx'
import { usePageSession } from './page-session.tsx'
import { isServer } from '../ui/is-server.ts'

const signIn = lazyPart(async () => (await import('../features/sign-in/SignIn.tsx')).SignIn)
const stranded = lazyPart(async () => (await import('../features/sign-in/Stranded.tsx')).Stranded)
if (!isServer && location.pathname === '/login') signIn.prepare()

const startAgain = () => location.replace(signInPath('/'))

/** /login: continues the flow that identity started, or starts one. */
export function Login() {
  const words = useWords()
  const { session, flowUrls } = usePageSession()
  const query = new URLSearchParams(useSearch())
  const flowUrl = findFlowUrl(query, flowUrls)
  const refused = query.has('error')
  const begins = !session && !flowUrl && !refused

  useLeave(begins, startAgain)

  if (session) return <Redirect to="/" replace />
  // Identity could not start a flow. Its error text is written for developers, so it is not shown.
  if (refused)
    return <stranded.Part title={words.signIn.title} text={words.unexpected} leave={words.signIn.startAgain} onLeave={startAgain} />
  return flowUrl ? <signIn.Part flowUrl={flowUrl} startAgain={startAgain} /> : <Loading />
}
