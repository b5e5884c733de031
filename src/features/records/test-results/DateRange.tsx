import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { dateProblem } from '#src/lib/date-rules.ts'
import { localToday } from '#src/lib/local-day.ts'
import { DateField } from '#src/ui/DateField.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import type { ListAddress } from '#src/ui/use-list-address.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import { datesText, parseDates } from './dates.ts'
import styles from './test-results.module.css'

/** Only results between two days; either may stay open. */
export function DateRange({ address }: { address: ListAddress }) {
  const { t } = useText('records', 'validation')
  const problemText = useProblemText()
  const texts = t.records.testResults
  const chosen = address.filters.dates ?? ''
  const [typed, setTyped] = useState(parseDates(chosen))
  const [isSent, setSent] = useState(false)
  const { from, to } = typed
  const today = localToday()
  const wrong = (date: string, min?: string) => {
    const problem = date === '' ? undefined : dateProblem(date, { whole: true, ...(min && { min }) }, today)
    return problem && isSent ? problemText(problem) : undefined
  }
  const errors = {
    from: wrong(from),
    to: wrong(to, from && !dateProblem(from, { whole: true }, today) ? from : undefined),
  }
  const isWrong = (date: string, min?: string) =>
    date !== '' && dateProblem(date, { whole: true, ...(min && { min }) }, today) !== undefined
  const apply = () => {
    setSent(true)
    if (isWrong(from) || isWrong(to, from)) return
    address.filter('dates', datesText(typed))
  }
  return (
    <Disclosure title={texts.dates()} open={chosen !== ''}>
      <FormShell
        aria-label={texts.dates()}
        submitLabel={texts.apply()}
        pending={false}
        submitError={undefined}
        problems={[
          ...(errors.from ? [{ fieldId: 'dates-from', message: errors.from }] : []),
          ...(errors.to ? [{ fieldId: 'dates-to', message: errors.to }] : []),
        ]}
        onSubmit={apply}
      >
        <div className={styles.dates}>
          <DateField
            id="dates-from"
            label={texts.from()}
            value={from}
            onChange={(day) => setTyped({ from: day, to })}
            error={errors.from}
          />
          <DateField
            id="dates-to"
            label={texts.to()}
            value={to}
            onChange={(day) => setTyped({ from, to: day })}
            error={errors.to}
          />
        </div>
      </FormShell>
    </Disclosure>
  )
}
