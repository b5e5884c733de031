import type { ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { FormAlert, FormField, Submission, TaskAudience } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { IconAlertTriangle } from '#src/ui/icons.ts'
import { Title } from '#src/ui/basics.tsx'
import { AnswerList } from '../answers/AnswerList.tsx'
import { scoresOf } from '../answers/scores.ts'
import styles from '../forms.module.css'
import { LocalText } from '../questions/LocalText.tsx'
import { submissionOf } from '../task-queries.ts'

/** The questions and scores that triggered an alert, in form order. */
function causesOf({ alert_when: when }: FormAlert, { definition }: Submission): FormField[] {
  const keys = new Set([...(when.all ?? []), ...(when.any ?? [])].map(({ field }) => field))
  const scores = (definition?.scores ?? []).map(({ key, label }) => ({ type: 'number' as const, key, label }))
  return [...(definition?.pages ?? []).flatMap(({ fields }) => fields), ...scores].filter(({ key }) =>
    keys.has(key),
  )
}

type Props = {
  submissionId: string
  audience: TaskAudience
  children: ReactNode
}

/**
 * Alerts for the care team (B13): severity, the triggering answers, actions, and, collapsed, what the person
 * was told.
 */
export function CareAlerts({ submissionId, audience, children }: Props) {
  const { t } = useText('steps')
  const { data: submission } = useSuspenseQuery(submissionOf(submissionId))
  const { alerts, alert_level: level, patient, definition, form_data: answers } = submission
  if (level === null) return null
  const texts = t.steps.submission
  const totals = (definition ? scoresOf(definition, answers) : []).flatMap(({ key, total }) =>
    total === undefined ? [] : [[key, total] as const],
  )
  const fields = new Map(
    alerts.flatMap((alert) => causesOf(alert, submission)).map((field) => [field.key, field]),
  )
  return (
    <section className={styles.alarm} data-level={level}>
      <div className={styles.alarmHead}>
        <IconAlertTriangle aria-hidden size="1.375rem" />
        <Title level={2} size={3}>
          {texts.alerts()}
        </Title>
        <strong>{texts.level[level]()}</strong>
      </div>
      <div className={styles.alarmBody}>
        {fields.size > 0 && (
          <div className={styles.whatToDo}>
            <p className={styles.heading}>{texts.setOff()}</p>
            <AnswerList
              fields={[...fields.values()]}
              answers={{ ...answers, ...Object.fromEntries(totals) }}
            />
          </div>
        )}
        {children}
        {alerts.map((alert) =>
          audience === 'patient' ? (
            <Disclosure key={alert.key} look="plain" title={texts.shown({ name: patient.display_name })}>
              <AlertInstructions alert={alert} toDo={texts.told({ name: patient.display_name })} />
            </Disclosure>
          ) : (
            <AlertInstructions key={alert.key} alert={alert} toDo={texts.toldTeam()} />
          ),
        )}
      </div>
    </section>
  )
}

/** The message of an alert and its advice. */
function AlertInstructions({ alert, toDo }: { alert: FormAlert; toDo: string }) {
  const { t } = useText('steps')
  const texts = t.steps.submission
  const steps = {
    call_911: texts.call911(),
    call_811: texts.call811(),
    call_clinic: texts.callClinic(),
  } satisfies Record<FormAlert['what_to_do'][number], string>
  return (
    <div className={styles.whatToDo}>
      <p>
        <LocalText text={alert.message} />
      </p>
      {alert.what_to_do.length > 0 && (
        <>
          <p className={styles.heading}>{toDo}</p>
          <ul className={styles.told}>
            {alert.what_to_do.map((step) => (
              <li key={step}>{steps[step]}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
