type Ends = { readonly low: number | null; readonly high: number | null }

/** Texts of a page, in one language. */
type Words = {
  between: (ends: { low: string; high: string }) => string
  atLeast: (end: { low: string }) => string
  upTo: (end: { high: string }) => string
  upper: (of: { range: string }) => string
  lower: (of: { range: string }) => string
}

type Limits = {
  readonly minimum: number | null
  readonly maximum: number | null
  readonly diastolic_minimum: number | null
  readonly diastolic_maximum: number | null
}

/** What a target asks of a value, and of the lower value of a blood pressure. */
export const endsOf = (target: Limits) => ({
  value: { low: target.minimum, high: target.maximum },
  diastolic: { low: target.diastolic_minimum, high: target.diastolic_maximum },
})

export const isOpen = ({ low, high }: Ends): boolean => low === null && high === null

function rangeText({ low, high }: Ends, words: Words, write: (value: number) => string): string {
  if (low === null) return high === null ? '' : words.upTo({ high: write(high) })
  return high === null
    ? words.atLeast({ low: write(low) })
    : words.between({ low: write(low), high: write(high) })
}

/** '60 to 70', 'up to 7'; of a blood pressure 'upper value 110 to 130, lower value up to 80'. Without the unit. */
export function targetText(
  target: Limits & { readonly kind: string },
  words: Words,
  write: (value: number) => string,
): string {
  const { value, diastolic } = endsOf(target)
  const text = (ends: Ends) => rangeText(ends, words, write)
  if (target.kind !== 'blood_pressure') return text(value)
  return [
    isOpen(value) ? '' : words.upper({ range: text(value) }),
    isOpen(diastolic) ? '' : words.lower({ range: text(diastolic) }),
  ]
    .filter(Boolean)
    .join(', ')
}
