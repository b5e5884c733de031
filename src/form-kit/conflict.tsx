import { type ReactNode, useState } from 'react'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import type { FieldProps } from '#src/ui/fields/field-props.ts'

/** What was typed here, or what another person or device saved in the meantime. */
export type Side = 'mine' | 'theirs'

type Props = FieldProps & {
  value: Side | undefined
  onChange: (side: Side) => void
  /** The value on each side. */
  sides: Readonly<Record<Side, { label: ReactNode; help?: ReactNode }>>
}

/** A value that two people or devices saved differently: asks which one to keep. */
export const ConflictField = ({ sides, ...field }: Props) => (
  <RadioField
    {...field}
    options={[
      { value: 'mine', ...sides.mine },
      { value: 'theirs', ...sides.theirs },
    ]}
  />
)

/**
 * The side chosen for each difference; every difference needs an answer.
 * @param current resets the choices when it changes, because each conflict starts unanswered
 */
export function useSides(
  keys: readonly string[],
  { idOf, missing, current }: { idOf: (key: string) => string; missing: string; current?: unknown },
) {
  const [begun, setBegun] = useState(current)
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({})
  const [tried, setTried] = useState(false)
  if (current !== begun) {
    setBegun(current)
    setSides({})
    setTried(false)
  }
  return {
    field: (key: string) => ({
      id: idOf(key),
      value: sides[key],
      error: tried && !sides[key] ? missing : undefined,
      onChange: (side: Side) => setSides({ ...sides, [key]: side }),
    }),
    /** Continues with the chosen sides, or focuses the first unanswered difference. */
    settle(goOn: (sides: Readonly<Record<string, Side>>) => void) {
      setTried(true)
      const first = keys.find((key) => !sides[key])
      if (first === undefined) goOn(sides)
      else document.getElementById(idOf(first))?.focus()
    },
  }
}
