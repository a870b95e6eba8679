/** A line that greets or closes a letter, a ruler above a signature, or a button of the page that the address was copied from. */
const SURROUNDING =
  /^(?:[-_=~*\s]{2,}|(?:(?:all the |with )?(?:best|kind|warm|kindest|warmest|many)? ?(?:regards|wishes|thanks)|best|sincerely(?: yours)?|yours (?:truly|sincerely)|respectfully|cheers|love|hi|hello|thank you(?: (?:so|very) much)?|thx|sent from my \p{L}+|saludos(?: cordiales)?|atentamente|(?:muchas )?gracias|un (?:cordial )?saludo|(?:view|see|show|open)(?: (?:on|in))?(?: google)? maps?|(?:get )?directions|edit(?: address)?|copy(?: address)?|(?:add|view|see) (?:delivery )?instructions|change|delete|remove|default(?: address)?|ver (?:en el )?mapa|editar|copiar|cambiar)[,.!]*)$/iu

const JOB_TITLE =
  /^(?:(?:[\p{L}&-]+ ){0,4}(?:manager|director|president|officer|coordinator|specialist|supervisor|engineer|consultant|realtor|broker|attorney|analyst|representative|administrator|accountant|executive|assistant|associate|agent|nurse|technician|designer|developer|architect|advis[eo]r|gerente|directora?|agente)(?: of [\p{L} &-]+)?|(?:vp|vice president|head|director|manager) (?:of|de) [\p{L} &-]+|ceo|cfo|coo|cto|owner|co-?founder|founder|partner)(?:, [\p{L} &-]+)?$/iu

/** Drops the lines around an address that are no part of it. A job title is one below a name only: 'Director' alone may be a name. */
export function withoutSurroundings(text: string): string {
  const lines = withoutMarks(text)
    .split(/\r?\n/)
    .filter((line) => !line.trim() || !SURROUNDING.test(line.trim()))
  const name = lines.findIndex((line) => line.trim())
  return lines.filter((line, at) => at <= name || !JOB_TITLE.test(line.trim())).join('\n')
}

/** Without the braces of an object, and the e-mail address in angle brackets behind a name. */
const withoutMarks = (text: string): string =>
  (/^\s*\{/.test(text) ? text.replace(/[{}"]/g, ' ') : text).replace(/<[^<>\s@]+@[^<>\s]+>/g, '')
