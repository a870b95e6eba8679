type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const countersOf: Record<string, { rules: Intl.PluralRules; figures: Intl.NumberFormat }> = {}

/** Builds a sentence that agrees with its number: `#` is replaced by the number in the language's format. */
export function counter(locale: string, forms: Forms): (count: number) => string {
  return (count) => {
    // Below 1000 both languages have two forms and plain digits, and a browser takes long to load the rules of a language.
    if (count < 1000) return ((count === 1 && forms.one) || forms.other).replace('#', `${count}`)
    const { rules, figures } = (countersOf[locale] ??= { rules: new Intl.PluralRules(locale), figures: new Intl.NumberFormat(locale) })
    return (forms[rules.select(count)] ?? forms.other).replace('#', figures.format(count))
  }
}
