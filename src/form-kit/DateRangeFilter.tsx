import * as z from 'zod/mini'
import { datesText, parseDates, type Dates } from '#src/lib/dates/date-range.ts'
import { dateProblem } from '#src/lib/dates/date-rules.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import styles from './DateRangeFilter.module.css'
import { problemsBy } from './fields.ts'
import { useAppForm } from './use-app-form.ts'

const dayProblem = (day: string, min?: string) =>
  day === '' ? undefined : dateProblem(day, { whole: true, ...(min && { min }) }, localToday())

const schema = z.object({ from: z.string(), to: z.string() }).check(
  problemsBy<Dates>(({ from, to }) => ({
    from: dayProblem(from),
    to: dayProblem(to, dayProblem(from) ? undefined : from),
  })),
)

type Props = {
  address: ListAddress
  texts: Readonly<Record<'dates' | 'from' | 'to' | 'apply', () => string>>
}

/** Filters a list by a date range; either end may be left open. */
export function DateRangeFilter({ address, texts }: Props) {
  const chosen = address.filters.dates ?? ''
  const { field, shell } = useAppForm({
    schema,
    defaultValues: parseDates(chosen),
    send: (dates) => Promise.resolve(dates),
    onSaved: (dates) => address.filter('dates', datesText(dates)),
    failureText: () => undefined,
  })
  return (
    <Disclosure title={texts.dates()} open={chosen !== ''}>
      <FormShell {...shell} unsaved={false} aria-label={texts.dates()} submitLabel={texts.apply()}>
        <div className={styles.fields}>
          <DateField {...field('from')} label={texts.from()} />
          <DateField {...field('to')} label={texts.to()} />
        </div>
      </FormShell>
    </Disclosure>
  )
}
