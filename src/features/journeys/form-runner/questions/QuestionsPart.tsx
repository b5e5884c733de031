import { type ComponentProps, Fragment } from 'react'
import type { FormField } from '#generated/model/index.ts'
import { FormAlerts } from '../alerts/FormAlerts.tsx'
import styles from '../forms.module.css'
import { QuestionField } from './QuestionField.tsx'
import type { FormRun } from '../run/use-form-run.ts'
import type { TriggeredAlert, VisiblePage } from '../answers/visibility.ts'

/** The key of the last question of a page that an alert asks about; undefined when it asks about none of them. */
const placeOf = ({ asks }: TriggeredAlert, page: VisiblePage): string | undefined =>
  page.fields.findLast(({ key }) => asks.includes(key))?.key

/** The alerts of a question, shown next to the answer that triggered them. */
const alertsBehind = (alerts: FormRun['alerts'], page: VisiblePage, key: string) =>
  alerts.filter((alert) => placeOf(alert, page) === key)

type Props = {
  fields: readonly FormField[]
  page: VisiblePage
  shownAlerts: FormRun['alerts']
  alerts: Pick<ComponentProps<typeof FormAlerts>, 'isMonitored' | 'clinicPhone' | 'note'>
}

/** Serializes the visible keys of a group's rows, so that memo compares them by value. */
const shownRows = ({ rows }: VisiblePage, key: string): string | undefined =>
  rows
    .get(key)
    ?.map((row) => row.map((field) => field.key).join())
    .join('|')

/** Some questions of a page with their alerts (question-parts.ts explains why pages are split). */
export function QuestionsPart({ fields, page, shownAlerts, alerts }: Props) {
  return fields.map((field) => (
    <Fragment key={field.key}>
      <div className={styles.question}>
        <QuestionField field={field} shown={shownRows(page, field.key)} />
      </div>
      <FormAlerts alerts={alertsBehind(shownAlerts, page, field.key)} {...alerts} />
    </Fragment>
  ))
}
