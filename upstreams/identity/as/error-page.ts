import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider'

/** The answer to an error that cannot be sent to the application: a page without script, or JSON for a program. */
export function renderError(ctx: KoaContextWithOIDC, out: ErrorOut): void {
  if (ctx.accepts('json', 'html') !== 'html') {
    ctx.body = out
    return
  }
  ctx.type = 'html'
  ctx.body = errorPage(out.error, out.error_description)
}

export function errorPage(code: string, message: string | undefined): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sign-on could not go on</title></head>
<body>
<h1>Sign-on could not go on</h1>
<p>${escaped(message ?? 'The request could not be understood.')}</p>
<p><small>${escaped(code)}</small></p>
</body>
</html>
`
}

export const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
