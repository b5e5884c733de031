import { type ReactNode, useState } from 'react'
import { RadioField } from '#src/ui/RadioField.tsx'
import type { FieldProps } from '#src/ui/field-props.ts'

/** What was typed here, or what somebody else, or another device, saved in the meantime. */
export type Side = 'mine' | 'theirs'

type Props = FieldProps & {
  value: Side | undefined
  onChange: (side: Side) => void
  /** What each side holds. */
  sides: Readonly<Record<Side, { label: ReactNode; help?: ReactNode }>>
}

/** One thing that two people, or two devices, left different: which of them stays? */
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
 * Which side was chosen of each difference; all of them have to be answered.
 * @param current another conflict begins with nothing chosen
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
    /** Goes on with what was chosen, or to the first difference without an answer. */
    settle(goOn: (sides: Readonly<Record<string, Side>>) => void) {
      setTried(true)
      const first = keys.find((key) => !sides[key])
      if (first === undefined) goOn(sides)
      else document.getElementById(idOf(first))?.focus()
    },
  }
}
