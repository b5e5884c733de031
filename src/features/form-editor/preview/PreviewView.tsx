import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { FormAlert, FormData, FormDefinition, LocalizedText } from '#generated/model/index.ts'
import { PreviewChoices, PreviewDevice, usePreviewLook } from '#src/form-kit/preview/Preview.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Text, Title } from '#src/ui/basics.tsx'
import { Alert, type AlertKind } from '#src/ui/messages/Alert.tsx'
import { announce } from '#src/ui/messages/announcer.ts'
import styles from '../form-editor.module.css'
import { schemaIssues } from '../json/schema-issues.ts'
import { anyWords, useNames } from '../texts/use-names.ts'

type Score = {
  key: string
  label: LocalizedText
  total: number | undefined
  band: LocalizedText | undefined
}

/** The answers a trial run would store, the alerts it would trigger, and its scores. */
type TrialResult = {
  answers: FormData
  alerts: readonly FormAlert[]
  scores: readonly Score[]
}

/** Renders a form as respondents see it. Passed in by the page, because features do not import each other. */
export type Trial = ComponentType<{
  definition: FormDefinition
  organizationName: string
  onExit: () => void
  onSubmit: (result: TrialResult) => void
}>

/** The form as respondents see it, in either language and width; nothing is stored. */
export function PreviewView({ form, trial: FormTrial }: { form: FormDefinition; trial: Trial }) {
  const { t } = useText('formEditor')
  const [look, setLook] = usePreviewLook()
  const [round, setRound] = useState(0)
  const [result, setResult] = useState<TrialResult>()
  const texts = t.formEditor.preview
  const isEmpty = form.pages.every(({ fields }) => fields.length === 0)
  const isFit = schemaIssues(form).length === 0

  function restart(words: string) {
    setResult(undefined)
    setRound(round + 1)
    announce(words)
  }

  return (
    <section className={styles.view} aria-labelledby="edit-preview">
      <Title level={2} size={3} id="edit-preview">
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.intro()}</Text>
      <Group gap="sm">
        <PreviewChoices look={look} onChange={setLook} texts={texts} />
        <Button variant="quiet" size="sm" onClick={() => restart(texts.restarted())}>
          {texts.restart()}
        </Button>
      </Group>
      {isEmpty || !isFit ? (
        <Alert kind="info" role="none">
          {isEmpty ? texts.empty() : texts.unfit()}
        </Alert>
      ) : (
        <PreviewDevice look={look} label={texts.region()}>
          <FormTrial
            // A changed form or a restart remounts the preview; a new language or width does not.
            key={`${round} ${JSON.stringify(form)}`}
            definition={form}
            organizationName={texts.organization()}
            onExit={() => restart(texts.left())}
            onSubmit={setResult}
          />
        </PreviewDevice>
      )}
      {result && <TrialOutcome form={form} result={result} onReactivate={() => restart(texts.restarted())} />}
    </section>
  )
}

type Props = { form: FormDefinition; result: TrialResult; onReactivate: () => void }

const kinds = { emergency: 'error', urgent: 'warning', notice: 'info' } satisfies Record<
  FormAlert['level'],
  AlertKind
>

/** What a trial run would have triggered and stored: alerts, scores, and answers by key. */
function TrialOutcome({ form, result, onReactivate }: Props) {
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
