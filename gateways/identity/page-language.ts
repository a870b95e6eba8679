/** Returns the first language of an Accept-Language header in the form of the pages: 'en_US' for 'en-US, es;q=0.8'. */
export function readPageLanguage(preferred: string | null | undefined): string | undefined {
  return /^\s*([a-z]{2,3}(?:-[a-z0-9]{2,8})*)(?=[\s,;]|$)/i.exec(preferred ?? '')?.[1]?.replaceAll('-', '_')
}
