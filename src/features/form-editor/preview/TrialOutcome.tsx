import { useEffect, useRef } from 'react'
import type { FormAlert, FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert, type AlertKind } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import styles from '../form-editor.module.css'
import type { TrialResult } from './trial-result.ts'
import { anyWords, useNames } from '../texts/use-names.ts'

type Props = { form: FormDefinition; result: TrialResult; onReactivate: () => void }

const kinds = { emergency: 'error', urgent: 'warning', notice: 'info' } satisfies Record<
  FormAlert['level'],
  AlertKind
>

/** What a trial run would have triggered and stored: alerts, scores, and answers by key. */
export function TrialOutcome({ form, result, onReactivate }: Props) {
  const { t, locale } = useText('formEditor')
  const names = useNames()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result) heading.current?.focus()
  }, [result])
  const texts = t.formEditor.preview
  const fields = new Map(form.pages.flatMap((page) => page.fields.map((field) => [field.key, field])))
  const stored = Object.entries(result.answers)
  return (
    <section className={styles.view} aria-labelledby="edit-result">
      <Title level={3} id="edit-result" ref={heading} tabIndex={-1}>
        {texts.result()}
      </Title>
      <Title level={4}>{texts.wouldAlert()}</Title>
      {result.alerts.length === 0 && <Text>{texts.noAlert()}</Text>}
      {result.alerts.map((alert) => (
        <Alert
          key={alert.key}
          kind={kinds[alert.level]}
          role="none"
          title={t.formEditor.alerts.levels[alert.level]()}
        >
          {anyWords(alert.message, locale)}
        </Alert>
      ))}
      {result.scores.length > 0 && <Title level={4}>{texts.scores()}</Title>}
      {result.scores.map(({ key, label, total, band }) => (
        <Text key={key}>
          {texts.score({
            name: anyWords(label, locale),
            score: total === undefined ? texts.noScore() : `${total} ${anyWords(band, locale)}`.trim(),
          })}
        </Text>
      ))}
      <Title level={4}>{texts.stored()}</Title>
      {stored.length === 0 ? (
        <Text>{texts.nothingStored()}</Text>
      ) : (
        <dl className={styles.stored}>
          {stored.map(([key, value]) => (
            <div key={key}>
              <dt>
                {names.question(fields.get(key))} <code>{key}</code>
              </dt>
              <dd>
                <code>{JSON.stringify(value, null, 1)}</code>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div>
        <Button variant="secondary" onClick={onReactivate}>
          {texts.again()}
        </Button>
      </div>
    </section>
  )
}
