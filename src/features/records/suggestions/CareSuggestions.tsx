import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, useRef } from 'react'
import {
  type HealthStorySection,
  type RecordSuggestion,
  type RecordSuggestionStatus,
  SuggestedRecordKind,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSearchParams } from '#src/lib/router/hooks.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge, type Tone } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { suggestionsTo } from './queries.ts'
import { suggestedName } from './suggested-name.ts'
import lines from '#src/ui/layout/lines.module.css'
import styles from './suggestions.module.css'

const SuggestForm = lazy(() =>
  import('./SuggestForm.tsx').then((module) => ({ default: module.SuggestForm })),
)

/** Query parameter: the kind whose form is open, so that leaving it asks about unsaved changes. */
const SUGGEST = 'suggest'

const kinds = Object.values(SuggestedRecordKind)

type Props = { organizationId: string; personId: string; sections: readonly HealthStorySection[] }

/** What the care team suggests for a person's Health Story, and what became of it. */
export function CareSuggestions(props: Props) {
  const { t } = useText('records')
  const texts = t.records.suggestions.care
  return (
    <Region title={texts.listFailed()} pending={<Skeleton lines={3} />}>
      <Suggestions {...props} />
    </Region>
  )
}

function Suggestions({ organizationId, personId, sections }: Props) {
  const { t } = useText('records')
  const [query, setQuery] = useSearchParams()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useSuspenseQuery(suggestionsTo(organizationId, personId))
  const texts = t.records.suggestions.care
  const shared = kinds.filter((kind) => sections.includes(kind))
  const open = shared.find((kind) => kind === query.get(SUGGEST))
  // What had the focus is gone afterwards.
  const focusHeading = () => heading.current?.focus({ preventScroll: true })
  const close = () => {
    focusHeading()
    setQuery(
      (newest) => {
        const next = new URLSearchParams(newest)
        next.delete(SUGGEST)
        return next
      },
      { replace: true },
    )
  }
  const { count, results } = data
  if (shared.length === 0 && count === 0) return null
  return (
    <Stack gap="sm" className={styles.suggestions}>
      <Title level={3} id="person-suggestions" ref={heading} tabIndex={-1}>
        {open ? texts.add[open]() : texts.title()}
      </Title>
      {open ? (
        <Card>
          <Stack gap="md">
            <Text tone="secondary">{texts.reader()}</Text>
            <SuggestForm
              key={open}
              {...{ organizationId, personId }}
              kind={open}
              onSent={(sent) => {
                toast({ variant: 'success', message: texts.sent({ name: suggestedName(sent, t) }) })
                close()
              }}
              onCancel={close}
            />
          </Stack>
        </Card>
      ) : (
        shared.length > 0 && (
          <>
            <Text tone="secondary">{texts.hint()}</Text>
            <Group gap="sm">
              {shared.map((kind) => (
                <Button
                  key={kind}
                  variant="secondary"
                  size="sm"
                  icon={IconPlus}
                  onClick={() => {
                    focusHeading()
                    setQuery((newest) => new URLSearchParams([...newest, [SUGGEST, kind]]))
                  }}
                >
                  {texts.add[kind]()}
                </Button>
              ))}
            </Group>
          </>
        )
      )}
      {count > results.length && (
        <Text tone="secondary">{texts.showing({ shown: results.length, count })}</Text>
      )}
      {count > 0 && (
        <ul role="list" className={lines.rows} aria-label={texts.title()}>
          {results.map((suggestion) => (
            <Row key={suggestion.id} suggestion={suggestion} />
          ))}
        </ul>
      )}
    </Stack>
  )
}

const tones: Readonly<Record<RecordSuggestionStatus, Tone>> = {
  open: 'primary',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
}

function Row({ suggestion }: { suggestion: RecordSuggestion }) {
  const { t, format } = useText('records')
  const texts = t.records.suggestions
  const { kind, status, suggested_by: by, suggested_at: at } = suggestion
  return (
    <li className={lines.row}>
      <div className={lines.words}>
        <Text as="span" strong>
          {suggestedName(suggestion, t)}
        </Text>
        <Text as="span" size="sm" tone="secondary">
          {texts.care.by({ kind: texts.kind[kind](), name: by.display_name, date: format.date(at) })}
        </Text>
      </div>
      <Badge tone={tones[status]}>{texts.care.status[status]()}</Badge>
    </li>
  )
}
