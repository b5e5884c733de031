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
import styles from './process-instances.module.css'

/** What is wrong with a day; nothing is wrong with none. */
function wrongDay(day: string, min?: string) {
  if (day === '') return undefined
  return dateProblem(day, { whole: true, ...(min && { min }) }, localToday())
}

/** Only instances that began between two days; either may stay open. */
export function DateRange({ address }: { address: ListAddress }) {
  const { t } = useText('instances', 'validation')
  const problemText = useProblemText()
  const texts = t.instances.filter
  const chosen = address.filters.dates ?? ''
  const [typed, setTyped] = useState(parseDates(chosen))
  const [isSent, setSent] = useState(false)
  const [from, to] = [wrongDay(typed.from), wrongDay(typed.to, wrongDay(typed.from) ? undefined : typed.from)]
  const problems = [
    { fieldId: 'started-from', problem: from },
    { fieldId: 'started-to', problem: to },
  ].flatMap(({ fieldId, problem }) => (problem ? [{ fieldId, message: problemText(problem) }] : []))
  const errorOf = (id: string) =>
    isSent ? problems.find(({ fieldId }) => fieldId === id)?.message : undefined
  const apply = () => {
    setSent(true)
    if (problems.length === 0) address.filter('dates', datesText(typed))
  }
  return (
    <Disclosure title={texts.dates()} open={chosen !== ''}>
      <FormShell
        aria-label={texts.dates()}
        submitLabel={texts.apply()}
        pending={false}
        submitError={undefined}
        problems={isSent ? problems : []}
        onSubmit={apply}
      >
        <div className={styles.dates}>
          <DateField
            id="started-from"
            label={texts.from()}
            value={typed.from}
            onChange={(day) => setTyped({ ...typed, from: day })}
            error={errorOf('started-from')}
          />
          <DateField
            id="started-to"
            label={texts.to()}
            value={typed.to}
            onChange={(day) => setTyped({ ...typed, to: day })}
            error={errorOf('started-to')}
          />
        </div>
      </FormShell>
    </Disclosure>
  )
}
