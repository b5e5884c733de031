import type { ReactNode } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { FormAlert, FormField, Submission, TaskAudience } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import type { AlertKind } from '#src/ui/Alert.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Title } from '#src/ui/Title.tsx'
import { AnswerList } from './AnswerList.tsx'
import styles from './forms.module.css'
import { LocalText } from './LocalText.tsx'
import { submissionOf } from './task-queries.ts'

const kinds = { emergency: 'error', urgent: 'error', notice: 'warning' } satisfies Record<
  FormAlert['level'],
  AlertKind
>

/** An answer that told somebody to call 911 is a danger to life, as on every list. */
const levelOf = ({ level, what_to_do: steps }: FormAlert) =>
  steps.includes('call_911') ? 'emergency' : level

/** The questions whose answers set an alert off, in the order of the form. */
function causesOf({ alert_when: when }: FormAlert, { definition }: Submission): FormField[] {
  const keys = new Set([...(when.all ?? []), ...(when.any ?? [])].map(({ field }) => field))
  return (definition?.pages ?? []).flatMap(({ fields }) => fields.filter(({ key }) => keys.has(key)))
}

type Props = {
  submissionId: string
  audience: TaskAudience
  /** What can be done about it. */
  children: ReactNode
}

/** What the answers set off, for the care team: how urgent it is, why, and what the person was told to do (B13). */
export function CareAlerts({ submissionId, audience, children }: Props) {
  const { t } = useText('steps')
  const { data: submission } = useSuspenseQuery(submissionOf(submissionId))
  if (submission.alerts.length === 0) return null
  const texts = t.steps.submission
  const name = submission.patient.display_name
  const isTold = audience === 'patient'
  const steps = {
    call_911: texts.call911(),
    call_811: texts.call811(),
    call_clinic: texts.callClinic(),
  } satisfies Record<FormAlert['what_to_do'][number], string>
  return (
    <Stack as="section" gap="md">
      <Title level={2} size={3}>
        {texts.alerts()}
      </Title>
      {submission.alerts.map((alert) => {
        const causes = causesOf(alert, submission)
        const level = levelOf(alert)
        return (
          <Alert key={alert.key} kind={kinds[level]} role="none" title={texts.level[level]()}>
            <div className={styles.whatToDo}>
              {causes.length > 0 && (
                <>
                  <p className={styles.heading}>{texts.setOff()}</p>
                  <AnswerList fields={causes} answers={submission.form_data} />
                </>
              )}
              {isTold && <p className={styles.heading}>{texts.shown({ name })}</p>}
              <p>
                <LocalText text={alert.message} />
              </p>
              {alert.what_to_do.length > 0 && (
                <>
                  <p className={styles.heading}>{isTold ? texts.told({ name }) : texts.toldTeam()}</p>
                  <ul className={styles.told}>
                    {alert.what_to_do.map((step) => (
                      <li key={step}>{steps[step]}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          </Alert>
        )
      })}
      {children}
    </Stack>
  )
}
