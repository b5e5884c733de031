import { useState } from 'react'
import type { JourneyDesignNeed, JourneyTrialMove } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { partialDateProblem } from '#src/lib/dates/partial-date.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { parseNumber } from '#src/ui/data/number-text.ts'
import { Stack } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'

const isDay = (text: string) => text.length === 10 && !partialDateProblem(text)

const fields = { date: DateField, number: NumberField, text: TextField }

type Props = {
  activity: string
  missing: readonly JourneyDesignNeed[]
  isBusy: boolean
  onPlay: (moves: readonly JourneyTrialMove[]) => void
}

/** Gives variables the values that another system would write, and opens the step that needs them. */
export function StuckStep({ activity, missing, isBusy, onPlay }: Props) {
  const { t, locale } = useText('journeyTrial')
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [isAsked, setAsked] = useState(false)
  const texts = t.journeyTrial
  const rows = missing.map(({ kind, variable }) => {
    const text = typed[variable] ?? ''
    const value = kind === 'number' ? parseNumber(text, locale) : text.trim()
    const isRight = value !== null && value !== '' && (kind !== 'date' || isDay(String(value)))
    return { kind, variable, text, value: isRight ? value : undefined }
  })
  function enter() {
    setAsked(true)
    const moves = rows.flatMap(({ variable, value }) =>
      value === undefined ? [] : [{ kind: 'set' as const, variable, value }],
    )
    if (moves.length === rows.length) onPlay([...moves, { kind: 'start', activity_id: activity }])
  }
  return (
    <Stack gap="sm">
      {rows.map(({ kind, variable, text, value }) => {
        const Field = fields[kind]
        return (
          <Field
            key={variable}
            label={texts.variable({ variable })}
            value={text}
            onChange={(next) => {
              setTyped({ ...typed, [variable]: next })
              setAsked(false)
            }}
            error={isAsked && value === undefined ? texts.wrong[kind]() : undefined}
          />
        )
      })}
      <div>
        <Button size="sm" variant="secondary" steady pending={isBusy} onClick={enter}>
          {texts.enter()}
        </Button>
      </div>
    </Stack>
  )
}
