import { type ComponentProps, Fragment, type Ref, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import type { FormField } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { ErrorSummary } from '#src/ui/forms/ErrorSummary.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { FormAlerts } from '../alerts/FormAlerts.tsx'
import { unpackIssue } from '../answers/issues.ts'
import { useIssueText } from '../answers/use-issue-text.ts'
import type { TriggeredAlert, VisiblePage } from '../answers/visibility.ts'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'
import { QuestionField } from '../questions/QuestionField.tsx'
import { questionId } from '../questions/question-id.ts'
import { partsOf } from '../questions/question-parts.ts'
import { useRowName } from '../questions/use-row-name.ts'
import type { FormRun } from './use-form-run.ts'

type Props = {
  run: Pick<FormRun, 'form' | 'pages' | 'alerts' | 'arrival' | 'check' | 'go' | 'goBack'>
  page: VisiblePage
  index: number
  alerts: Pick<ComponentProps<typeof FormAlerts>, 'isMonitored' | 'clinicPhone' | 'note'>
  leaving: boolean
  onExit: () => void
  headingRef: Ref<HTMLHeadingElement>
}

const messageAt = (errors: object, path: string): string | undefined => {
  const message: unknown = get(errors, `${path}.message`)
  return typeof message === 'string' ? message : undefined
}

/** Paths with errors, in the order of the page's questions. */
function pathsWithErrors(page: VisiblePage, errors: object): string[] {
  const paths = page.fields.flatMap(({ key }) => [
    key,
    `${key}.root`,
    ...(page.rows.get(key) ?? []).flatMap((row, at) => row.map((field) => `${key}.${at}.${field.key}`)),
  ])
  return paths.filter((path) => messageAt(errors, path) !== undefined)
}

export function QuestionsScreen({ run, page, index, alerts, leaving, onExit, headingRef }: Props) {
  const { t } = useText('forms')
  const rowName = useRowName()
  const issueText = useIssueText()
  const { errors } = useFormState({ control: run.form.control })
  const texts = t.forms.page
  const { pages } = run
  const previous = pages[index - 1]
  const following = pages[index + 1]
  // Opened from the review to change one answer, so it returns there.
  const changing = run.arrival.from === 'review' && run.arrival.field !== undefined

  // The summary lists the errors of the last submit attempt. Errors found later, on blur, show only at their
  // question: a growing list would push the question away while someone types.
  const [listed, setListed] = useState(() => pathsWithErrors(page, errors))
  // Arriving from the review with errors shows the summary immediately.
  const [attempt, setAttempt] = useState(listed.length > 0 ? 1 : 0)
  const wrong = pathsWithErrors(page, errors)
  const still = listed.filter((path) => wrong.includes(path))
  if (still.length < listed.length) setListed(still)

  const problems = still.flatMap((path) => {
    const packed = messageAt(errors, path)
    const issue = packed === undefined ? undefined : unpackIssue(packed)
    if (!issue || issue.code === 'unknown') return []
    const [key, at, inRow] = path.split('.')
    const group = page.fields.find((field) => field.key === key)
    return [
      {
        fieldId: questionId(path.replace(/\.root$/, '')),
        within: inRow && group?.type === 'group' ? rowName.name(group, Number(at)) : undefined,
        message: issueText(issue),
      },
    ]
  })

  // UI-30: the introduction precedes the first page, the review follows the last.
  async function next() {
    const wrong = await run.check(page)
    if (wrong.length > 0) {
      setListed(wrong)
      return setAttempt(attempt + 1)
    }
    if (changing || !following) run.go({ kind: 'review' })
    else run.go({ kind: 'page', key: following.key })
  }

  function back() {
    if (changing) run.goBack({ kind: 'review' })
    else run.goBack(previous ? { kind: 'page', key: previous.key } : { kind: 'intro' })
  }

  return (
    <Stack gap="lg" className={styles.narrow}>
      <ErrorSummary problems={problems} attempt={attempt} />
      <FormShell
        onSubmit={next}
        submitLabel={changing ? texts.toReview() : texts.next()}
        pending={false}
        submitError={undefined}
        cancelLabel={texts.back()}
        onCancel={back}
        actions={
          <Button variant="quiet" width="phone" pending={leaving} onClick={onExit}>
            {texts.exit()}
          </Button>
        }
      >
        <Stack gap="lg">
          <Stack gap="md">
            <ProgressText
              completed={index + 1}
              total={pages.length}
              text={texts.progress({ number: index + 1, total: pages.length })}
            />
            <Title level={2} ref={headingRef} tabIndex={-1}>
              <LocalText text={page.page.title} />
            </Title>
            {page.page.intro && (
              <Text>
                <LocalText text={page.page.intro} />
              </Text>
            )}
          </Stack>
          <div className={styles.fields}>
            {partsOf(page).map(({ key, fields }) => (
              <QuestionsPart key={key} {...{ fields, page, shownAlerts: run.alerts, alerts }} />
            ))}
          </div>
        </Stack>
      </FormShell>
    </Stack>
  )
}

/** The key of the last question of a page that an alert asks about; undefined when it asks about none of them. */
const placeOf = ({ asks }: TriggeredAlert, page: VisiblePage): string | undefined =>
  page.fields.findLast(({ key }) => asks.includes(key))?.key

/** The alerts of a question, shown next to the answer that triggered them. */
const alertsBehind = (alerts: FormRun['alerts'], page: VisiblePage, key: string) =>
  alerts.filter((alert) => placeOf(alert, page) === key)

type QuestionsPartProps = {
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
function QuestionsPart({ fields, page, shownAlerts, alerts }: QuestionsPartProps) {
  return fields.map((field) => (
    <Fragment key={field.key}>
      <div className={styles.question}>
        <QuestionField field={field} shown={shownRows(page, field.key)} />
      </div>
      <FormAlerts alerts={alertsBehind(shownAlerts, page, field.key)} {...alerts} />
    </Fragment>
  ))
}
