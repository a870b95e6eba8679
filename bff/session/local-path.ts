/**
 * A path of our own pages to return to after a sign-in, or '/' for anything that could lead elsewhere: another host however it is
 * written (//host, /\host, a scheme, control characters that browsers drop), or our own API.
 */
export function localPath(wanted: string | undefined, publicUrl: string): string {
  if (!wanted || !/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted) || wanted.includes('\\')) return '/'
  const url = URL.parse(wanted, publicUrl)
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return '/'
  // A normalised path may begin with two slashes again ('/.//host').
  if (url.pathname.startsWith('//') || /^\/(api|login|logout)(\/|$)/.test(url.pathname)) return '/'
  return url.pathname + url.search + url.hash
}
