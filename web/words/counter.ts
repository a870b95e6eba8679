type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** A sentence that agrees with its number: `#` stands for the number, written as the language writes it. */
export function counter(locale: string, forms: Forms): (count: number) => string {
  const rules = new Intl.PluralRules(locale)
  const figures = new Intl.NumberFormat(locale)
  return (count) => (forms[rules.select(count)] ?? forms.other).replace('#', figures.format(count))
}
