// What people, and others, put into fields, addresses and storage; each with what must become of it.
import cases from './bad-inputs.json' with { type: 'json' }

/** `default`, `required` and `reject` are refused, `notFound` shows the not-found page, `safe` is shown as it is. */
export type Expectation = 'accept' | 'normalize' | 'safe' | 'default' | 'required' | 'reject' | 'notFound'

export type BadInput = {
  id: string
  value: string | null | readonly string[]
  expect: Expectation
  /** What is kept instead of the value. */
  out?: string | null
  message?: string
}

type Stored = Omit<BadInput, 'value'> & { value: BadInput['value'] | { $repeat: string; times: number } }

/** The cases of a field; long texts stand as `{$repeat, times}` in the file. */
export function badInputs(field: keyof typeof cases): BadInput[] {
  return (cases[field] as Stored[]).map(({ value, ...rest }) => ({
    ...rest,
    value:
      typeof value === 'object' && value && '$repeat' in value ? value.$repeat.repeat(value.times) : value,
  }))
}
