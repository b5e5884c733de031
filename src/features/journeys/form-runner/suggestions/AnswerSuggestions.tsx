import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import {
  getListAnswerSuggestionsSuspenseQueryOptions,
  useReviewAnswerSuggestions,
} from '#generated/endpoints/answer-suggestions/answer-suggestions.ts'
import type { AnswerSuggestion, FormDefinition, Submission } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useSettled } from '#src/api/use-settled.ts'
import { type Format, type Texts, useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { fieldsOf } from '../answers/answers.ts'
import { submissionOf } from '../task-queries.ts'

/** Whether a form has questions whose answers belong to the health record. */
const asksForRecords = (definition: FormDefinition): boolean =>
  fieldsOf(definition).some((field) => 'record' in field && field.record !== undefined)

/** What would be added besides the name: `Medication · 500 mg · Since March 2024`. */
function suggestionDetail(
  { kind, dose_text: dose, reaction_text: reaction, value_text: value, since }: AnswerSuggestion,
  t: Texts,
  format: Format,
): string {
  const texts = t.forms.suggestions
  const parts = [
    texts.kind[kind](),
    value ?? '',
    dose ?? '',
    reaction ?? '',
    since === null ? '' : texts.since({ date: format.date(since) }),
  ]
  return parts.filter(Boolean).join(' · ')
}

type Props = { submissionId: string; children: ReactNode }

/**
 * Asks what of the answers is to be kept in the health record, above them; nothing for forms that have no such questions.
 * The answers appear once that is known, to avoid layout shifts.
 */
export function AnswerSuggestions({ submissionId, children }: Props) {
  const { t } = useText('forms')
  const { data: submission } = useSuspenseQuery(submissionOf(submissionId))
  const isSettled = useSettled(getListAnswerSuggestionsSuspenseQueryOptions(submissionId))
  if (!submission.definition || !asksForRecords(submission.definition)) return children
  return (
    <>
      <Region
        pending={<Skeleton cards={2} lines={4} />}
        title={t.forms.suggestions.failed()}
        // A backend without suggestions has nothing to ask.
        failure={(error, panel) => (error instanceof ApiError && error.notFound ? null : panel)}
      >
        <SuggestionCard submission={submission} />
      </Region>
      <div hidden={!isSettled}>{children}</div>
    </>
  )
}

function SuggestionCard({ submission: { id, patient, submitted_by: by } }: { submission: Submission }) {
  const { t } = useText('forms')
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useSuspenseQuery(getListAnswerSuggestionsSuspenseQueryOptions(id))
  const { suggestions } = data
  const open = suggestions.filter(({ state, action }) => state === 'pending' && action !== 'none')
  const added = suggestions.filter(({ state }) => state === 'accepted')
  const known = suggestions.filter(({ state, action }) => state === 'pending' && action === 'none')
  const texts = t.forms.suggestions
  if (open.length === 0 && added.length === 0) return null
  const isOwn = patient.display_name === by.display_name
  const ask = isOwn ? texts.title() : texts.titleFor({ name: patient.display_name })
  return (
    <div data-no-print>
      <TitledCard
        id="answer-suggestions"
        title={open.length > 0 ? ask : texts.added()}
        size={3}
        headingRef={heading}
        tabIndex={-1}
        look="accent"
      >
        {open.length > 0 ? (
          <SuggestionChoice
            submissionId={id}
            open={open}
            known={known}
            onDone={() => heading.current?.focus()}
          />
        ) : (
          <>
            <Text>{added.map(({ name }) => name).join(', ')}</Text>
            <TextLink to={paths.patient.healthStory.records({ patientId: patient.id })}>
              {texts.see()}
            </TextLink>
          </>
        )}
      </TitledCard>
    </div>
  )
}

type ChoiceProps = {
  submissionId: string
  open: readonly AnswerSuggestion[]
  /** What the record says already. */
  known: readonly AnswerSuggestion[]
  onDone: () => void
}

/** New records are chosen beforehand; what would change a record is not. */
function SuggestionChoice({ submissionId, open, known, onDone }: ChoiceProps) {
  const { t, format } = useText('forms', 'errors')
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    open.filter(({ action }) => action === 'create').map((one) => one.suggestion_id),
  )
  const [isEmpty, setEmpty] = useState(false)
  const review = useReviewAnswerSuggestions()
  const texts = t.forms.suggestions
  const ids = open.map((one) => one.suggestion_id)

  async function send(accepted: readonly string[]) {
    const data = { accepted: [...accepted], ignored: ids.filter((id) => !accepted.includes(id)) }
    // The mutation holds the error, which is shown below.
    const done = await review.mutateAsync({ id: submissionId, data }).catch(() => undefined)
    // The pressed button is removed.
    if (done) onDone()
  }

  return (
    <>
      <Text>{texts.body()}</Text>
      <CheckboxGroupField
        label={texts.choose()}
        value={chosen}
        onChange={(next) => {
          setChosen(next)
          setEmpty(false)
        }}
        error={isEmpty ? texts.none() : undefined}
        options={open.map((one) => ({
          value: one.suggestion_id,
          label: one.match ? texts.update({ name: one.match.name }) : one.name,
          help: suggestionDetail(one, t, format),
        }))}
      />
      {known.length > 0 && (
        <Text tone="secondary">{texts.known({ names: known.map(({ name }) => name).join(', ') })}</Text>
      )}
      {review.isError && <Alert kind="error">{t.errors.catalogue.saveFailed()}</Alert>}
      <Group gap="sm">
        {/* The page's main action is the next step. */}
        <Button
          variant="secondary"
          width="phone"
          pending={review.isPending}
          onClick={() => {
            if (chosen.length === 0) setEmpty(true)
            else void send(chosen)
          }}
        >
          {texts.add()}
        </Button>
        <Button width="phone" variant="quiet" disabled={review.isPending} onClick={() => void send([])}>
          {texts.leave()}
        </Button>
      </Group>
    </>
  )
}
