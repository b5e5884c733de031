import { useId, useState } from 'react'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import { checkDetails } from './details-values.ts'
import type { DetailsValues } from './details-values.ts'

/** The fields by their names in the contract. */
const wireNames = { contact: 'contact_name', name: 'name', email: 'email', phone: 'phone' } as const

/** The call that keeps them. */
type Save = { error: unknown; reset: () => void }

/** What is typed of an organization, and what is wrong with it: found here, or told by the server. */
export function useDetails(before: DetailsValues, save: Save) {
  const id = useId()
  const problemText = useProblemText()
  const [values, setValues] = useState(before)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [isSent, setSent] = useState(false)
  const found = checkDetails(values)
  const told = fieldErrors(save.error)
  const toldOf = (name: keyof DetailsValues) =>
    name in wireNames ? told[wireNames[name as keyof typeof wireNames]] : undefined
  const wordsFor = (name: keyof DetailsValues) => {
    const problem = found[name]
    return problem ? problemText(problem) : toldOf(name)
  }
  const names = Object.keys(values) as (keyof DetailsValues)[]
  const problems = names.flatMap((name) => {
    const message = wordsFor(name)
    return message ? [{ fieldId: `${id}${name}`, message }] : []
  })
  return {
    values,
    setValues,
    isRight: Object.keys(found).length === 0,
    /** Nothing was told of a single field. */
    isToldOfAll: Object.keys(told).length === 0,
    problems: isSent ? problems : [],
    markSent: () => setSent(true),
    isChanged: JSON.stringify(values) !== JSON.stringify(before),
    field: (name: keyof DetailsValues) => ({
      id: `${id}${name}`,
      value: values[name],
      error: isSent || left.has(name) ? wordsFor(name) : undefined,
      onBlur: () => setLeft((now) => new Set(now).add(name)),
      onChange: (value: string) => {
        if (save.error) save.reset()
        setValues((now) => ({ ...now, [name]: value }))
      },
    }),
  }
}

export type Details = ReturnType<typeof useDetails>
