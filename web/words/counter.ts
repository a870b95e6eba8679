type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const countersOf: Record<string, { rules: Intl.PluralRules; figures: Intl.NumberFormat }> = {}

/** A sentence that agrees with its number: `#` stands for the number, written as the language writes it. */
export function counter(locale: string, forms: Forms): (count: number) => string {
  return (count) => {
    // Made when something is counted: a browser takes long to learn the rules of a language.
    const { rules, figures } = (countersOf[locale] ??= { rules: new Intl.PluralRules(locale), figures: new Intl.NumberFormat(locale) })
    return (forms[rules.select(count)] ?? forms.other).replace('#', figures.format(count))
  }
}
