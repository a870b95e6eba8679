type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const countersOf: Record<string, { rules: Intl.PluralRules; figures: Intl.NumberFormat }> = {}

/** A sentence that agrees with its number: `#` stands for the number, written as the language writes it. */
export function counter(locale: string, forms: Forms): (count: number) => string {
  return (count) => {
    // Up to here both languages have two forms and plain figures, and a browser takes long to learn the rules of a language.
    if (count < 1000) return ((count === 1 && forms.one) || forms.other).replace('#', `${count}`)
    const { rules, figures } = (countersOf[locale] ??= { rules: new Intl.PluralRules(locale), figures: new Intl.NumberFormat(locale) })
    return (forms[rules.select(count)] ?? forms.other).replace('#', figures.format(count))
  }
}
