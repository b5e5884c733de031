import { useQuery, useQueryClient } from '@tanstack/react-query'
import { invalidateGetHealthStory } from '#generated/endpoints/health-story/health-story.ts'
import { useAnswerRecordSuggestion } from '#generated/endpoints/record-suggestions/record-suggestions.ts'
import type {
  RecordSuggestion,
  RecordSuggestionAnswerStatus,
  SuggestedRecordKind,
} from '#generated/model/index.ts'
import { saveFailure } from '#src/api/save-failure.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { type Format, type Texts, useText } from '#src/i18n/use-text.ts'
import { notHere, shown } from '#src/lib/objects/every-field.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { type Fact, Facts } from '#src/ui/data/Facts.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { allergyFacts } from '../allergies/allergy-facts.ts'
import { conditionFacts } from '../conditions/condition.tsx'
import { familyFacts } from '../family-history/family-facts.ts'
import { immunizationFacts } from '../immunizations/immunization.tsx'
import { medicationFacts } from '../medications/facts/medication-facts.ts'
import { procedureFacts } from '../procedures/procedure.tsx'
import { resultFacts } from '../test-results/result-facts.ts'
import { openSuggestions } from './queries.ts'
import { suggestedName } from './suggested-name.ts'
import styles from './suggestions.module.css'

type Language = { t: Texts; locale: Locale; format: Format }
type FactsOf = (
  suggestion: RecordSuggestion,
  language: Language,
) => Readonly<Record<string, Fact | undefined>>

const heading = notHere('the heading')

const facts = {
  allergies: ({ allergy }, { t }) => ({ ...(allergy && allergyFacts(allergy, t)), allergen: heading }),
  medications: ({ medication }, language) => ({
    ...(medication && medicationFacts(medication, language)),
    name: heading,
  }),
  conditions: ({ condition }, { t }) => ({ ...(condition && conditionFacts(condition, t)) }),
  immunizations: ({ immunization }, { t, format }) => ({
    ...(immunization && immunizationFacts(immunization, t, format)),
  }),
  procedures: ({ procedure }, { t, format }) => ({ ...(procedure && procedureFacts(procedure, t, format)) }),
  family_history: ({ family_history: entry }, { t }) => ({
    ...(entry && familyFacts(entry, t)),
    relation: heading,
    condition: heading,
  }),
  test_results: ({ test_result: result }, language) => ({ ...(result && resultFacts(result, language)) }),
} satisfies Record<SuggestedRecordKind, FactsOf>

/** What a suggestion says, without the fields that it leaves empty. */
const suggestedFacts = (suggestion: RecordSuggestion, language: Language): readonly Fact[] =>
  shown<Fact>(facts[suggestion.kind](suggestion, language)).filter(
    ({ value }) => value !== language.t.records.shared.none(),
  )

/** What care teams suggest for the Health Story; renders nothing without any, and never fails the page. */
export function OpenSuggestions({ patientId }: { patientId: string }) {
  const { t } = useText('records')
  const { data } = useQuery(openSuggestions(patientId))
  const texts = t.records.suggestions
  if (!data?.results.length) return null
  return (
    <section data-no-print>
      <Stack gap="sm">
        <Title level={2}>{texts.title()}</Title>
        <Text tone="secondary">{texts.intro()}</Text>
        <ul role="list" className={styles.cards}>
          {data.results.map((suggestion) => (
            <Suggestion key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      </Stack>
    </section>
  )
}

function Suggestion({ suggestion }: { suggestion: RecordSuggestion }) {
  const { t, locale, format } = useText('records')
  const queryClient = useQueryClient()
  const answer = useAnswerRecordSuggestion()
  const texts = t.records.suggestions
  const { id, kind, organization, suggested_by: by, suggested_at: at } = suggestion
  const name = suggestedName(suggestion, t)
  const facts = suggestedFacts(suggestion, { t, locale, format })
  const decide = (status: RecordSuggestionAnswerStatus) =>
    answer.mutateAsync({ id, data: { status } }).then(
      () => {
        // The card is gone by now, and the focus with it.
        document.querySelector('h1')?.focus({ preventScroll: true })
        toast({ variant: 'success', message: texts[status]({ name }) })
        if (status === 'accepted') void invalidateGetHealthStory(queryClient, suggestion.patient)
      },
      () => undefined,
    )
  const choices = [
    { status: 'accepted', label: texts.accept(), variant: 'primary' },
    { status: 'declined', label: texts.decline(), variant: 'secondary' },
  ] as const
  return (
    <Card as="li" look="accent">
      <Stack gap="sm">
        <Group gap="sm">
          <Title level={3}>{name}</Title>
          <Badge>{texts.kind[kind]()}</Badge>
        </Group>
        <Text tone="secondary">
          {texts.by({
            name: by.display_name,
            organization: organization.name,
            date: format.date(at),
          })}
        </Text>
        {facts.length > 0 && <Facts facts={facts} />}
        {answer.isError && <Alert kind="error">{texts[failureOf(answer.error)]()}</Alert>}
        <Group gap="sm">
          {choices.map(({ status, label, variant }) => (
            <Button
              key={status}
              variant={variant}
              aria-label={texts.about({ action: label, name })}
              disabled={answer.isPending}
              pending={answer.isPending && answer.variables.data.status === status}
              onClick={() => void decide(status)}
            >
              {label}
            </Button>
          ))}
        </Group>
      </Stack>
    </Card>
  )
}

function failureOf(error: unknown): 'failed' | 'offline' | 'ended' {
  const failure = saveFailure(error)
  if (failure === 'offline') return 'offline'
  return failure === 'gone' || failure === 'conflict' ? 'ended' : 'failed'
}
