/** How a contract test opens each of its targets. */
type Openers<Open> = {
  inProcess: Open
  overHttp: Open
  /** `setting('CLIENT_ID')` reads FONDLY_TEST_{upstream}_CLIENT_ID from the environment. */
  real: (url: string, setting: (name: string, otherwise?: string) => string) => Open
}

/**
 * Returns the services that a contract test calls, for `describe.each`: the embedded upstream in this process, the same over HTTP, and the real service
 * if FONDLY_TEST_{upstream}_URL names one. docs/operations.md lists the names.
 */
export function contractTestTargets<Open>(
  upstream: 'COMMERCE' | 'IDENTITY' | 'WORKER' | 'RENDERER',
  { inProcess, overHttp, real }: Openers<Open>,
  environment: Record<string, string | undefined> = process.env,
): [target: 'in process' | 'over HTTP' | 'the real one', open: Open][] {
  const prefix = `FONDLY_TEST_${upstream}_`
  const url = environment[`${prefix}URL`]
  const setting = (name: string, otherwise?: string): string => {
    const value = environment[prefix + name] || otherwise
    if (!value) throw new Error(`${prefix}${name} must be set with ${prefix}URL.`)
    return value
  }
  return [
    ['in process', inProcess],
    ['over HTTP', overHttp],
    ...(url ? [['the real one', real(url.replace(/\/+$/, ''), setting)] as ['the real one', Open]] : []),
  ]
}
