type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const countersOf: Record<string, { rules: Intl.PluralRules; figures: Intl.NumberFormat }> = {}

/** Creates a function that writes a number with the right form of its noun: `#` in a form is replaced by the number in the language's format. */
export function counter(locale: string, forms: Forms): (count: number) => string {
  return (count) => {
    // A browser needs long to load the plural rules of a language. Below 1000, both languages have two forms and write plain digits, so the rules are
    // not needed.
    if (count < 1000) return ((count === 1 && forms.one) || forms.other).replace('#', `${count}`)
    const { rules, figures } = (countersOf[locale] ??= { rules: new Intl.PluralRules(locale), figures: new Intl.NumberFormat(locale) })
    return (forms[rules.select(count)] ?? forms.other).replace('#', figures.format(count))
  }
}
