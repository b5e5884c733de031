import { useRef, useState } from 'react'
import type { SuggestionOverrides } from '#generated/model/index.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { corrected, type Decision, type Finding } from './decisions.ts'
import styles from '../documents.module.css'
import { findingSchema, frequencies, routes, toFindingForm, toOverrides } from './finding-form.ts'
import { FindingChoice } from './FindingChoice.tsx'

type Props = {
  finding: Finding
  decision: Decision | undefined
  overrides: SuggestionOverrides | undefined
  onDecide: (decision: Decision | undefined) => void
  onCorrect: (overrides: SuggestionOverrides) => void
  onShowPage: (page: number) => void
}

export function FindingCard({ finding, decision, overrides, onDecide, onCorrect, onShowPage }: Props) {
  const { t } = useText('documents', 'records')
  const [isEdited, setIsEdited] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = corrected(finding, overrides)
  const { found } = current
  const facts = useFacts(current)
  const texts = t.documents.results
  const id = `finding-${found.suggestion_id}`
  const back = () => {
    setIsEdited(false)
    // The form with the pressed button is removed.
    heading.current?.focus()
  }
  return (
    <Card as="li" className={styles.finding} aria-labelledby={id}>
      <Stack gap="sm">
        <Group justify="between" align="start" gap="sm">
          <Title level={3} id={id} ref={heading} tabIndex={-1}>
            {found.name}
          </Title>
          <Badge tone={found.confidence === 'likely' ? 'success' : 'warning'}>
            {texts[found.confidence]()}
          </Badge>
        </Group>
        {facts.length > 0 && <Text>{facts.join(' · ')}</Text>}
        <figure className={styles.quote}>
          <figcaption>{texts.quote()}</figcaption>
          <blockquote>{found.snippet}</blockquote>
          <TextButton onClick={() => onShowPage(found.page)}>
            {texts.showPage({ page: found.page })}
          </TextButton>
        </figure>
        {isEdited ? (
          <EditFinding
            finding={finding}
            current={current}
            onApply={(changed) => {
              onCorrect(changed)
              back()
            }}
            onCancel={back}
          />
        ) : (
          <FindingChoice
            found={found}
            decision={decision}
            onDecide={onDecide}
            onEdit={() => setIsEdited(true)}
          />
        )}
      </Stack>
    </Card>
  )
}

function useFacts(finding: Finding): readonly string[] {
  const { t, format } = useText('documents', 'records')
  const { fields } = t.documents.results
  switch (finding.kind) {
    case 'medication': {
      const { strength, dose_text: dose, frequency, route, start_date: start } = finding.found
      const { medications } = t.records
      return [
        strength ?? '',
        dose ?? '',
        frequency ? medications.frequency[frequency]() : '',
        route ? medications.route[route]() : '',
        start ? `${fields.start()} ${format.date(start)}` : '',
      ].filter(Boolean)
    }
    case 'condition': {
      const { diagnosis_year: year } = finding.found
      return year === null ? [] : [`${fields.year()} ${year}`]
    }
  }
}

type EditFindingProps = {
  /** The finding as detected. */
  finding: Finding
  current: Finding
  onApply: (overrides: SuggestionOverrides) => void
  onCancel: () => void
}

function EditFinding({ finding, current, onApply, onCancel }: EditFindingProps) {
  const { t } = useText('documents', 'records')
  const { results: texts } = t.documents
  const { frequency, route } = t.records.medications
  const { field, shell } = useAppForm({
    schema: findingSchema,
    defaultValues: toFindingForm(current),
    send: (checked) => Promise.resolve(toOverrides(finding, checked)),
    onSaved: onApply,
    failureText: () => undefined,
  })

  return (
    <FormShell
      {...shell}
      unsaved={false}
      aria-label={texts.editOf({ name: current.found.name })}
      submitLabel={texts.apply()}
      onCancel={onCancel}
    >
      <TextField {...field('name')} label={texts.fields.name()} required autoComplete="off" />
      {finding.kind === 'medication' ? (
        <>
          <TextField
            {...field('strength')}
            label={texts.fields.strength()}
            optional
            autoComplete="off"
            short
          />
          <TextField {...field('dose_text')} label={texts.fields.dose()} optional autoComplete="off" short />
          <SelectField
            {...field('frequency')}
            label={texts.fields.frequency()}
            optional
            options={optionsOf(frequencies, frequency)}
          />
          <SelectField
            {...field('route')}
            label={texts.fields.route()}
            optional
            options={optionsOf(routes, route)}
          />
          <DateField {...field('start_date')} label={texts.fields.start()} optional />
        </>
      ) : (
        <TextField
          {...field('diagnosis_year')}
          label={texts.fields.year()}
          optional
          autoComplete="off"
          short
        />
      )}
    </FormShell>
  )
}
