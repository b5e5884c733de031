import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useReviewDocument } from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconFileText } from '#src/ui/icons.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { UnsavedGuard } from '#src/ui/forms/UnsavedGuard.tsx'
import {
  acceptable,
  type Decision,
  type Decisions,
  type Finding,
  findingsOf,
  reviewOf,
  undecided,
} from './decisions.ts'
import styles from '../documents.module.css'
import { DocumentViewer } from '../document/DocumentViewer.tsx'
import { FindingCard } from './FindingCard.tsx'
import { documentResults } from '../queries.ts'

type Props = { document: Document; onDone: (added: number) => void }

/** Findings next to their document; nothing is added to the record until accepted. */
export function ResultsReview({ document, onDone }: Props) {
  const { t } = useText('documents', 'records', 'errors')
  const { data } = useSuspenseQuery(documentResults(document.id))
  const [decisions, setDecisions] = useState<Decisions>({})
  const [page, setPage] = useState(1)
  const [isTooEarly, setTooEarly] = useState(false)
  const review = useReviewDocument()
  const findings = findingsOf(data)
  const left = undecided(findings, decisions)
  const likely = acceptable(findings, decisions)
  const isOpen = findings.some(({ found }) => found.state === 'pending')
  const texts = t.documents.results

  const change = (id: string, part: Decisions[string]) =>
    setDecisions((before) => ({ ...before, [id]: { ...before[id], ...part } }))

  function decide({ found }: Finding, decision: Decision | undefined) {
    const { overrides } = decisions[found.suggestion_id] ?? {}
    setDecisions({
      ...decisions,
      [found.suggestion_id]: { ...(overrides && { overrides }), ...(decision && { decision }) },
    })
    // The pressed button is removed.
    window.document.getElementById(`finding-${found.suggestion_id}`)?.focus()
    if (!decision) return
    const state = { create: texts.willAdd(), update: texts.willUpdate(), ignore: texts.willIgnore() }
    announce(texts.announced({ name: found.name, state: state[decision] }))
  }

  async function finish() {
    const [first] = left
    setTooEarly(first !== undefined)
    if (first) return window.document.getElementById(`finding-${first.found.suggestion_id}`)?.focus()
    const data = reviewOf(findings, decisions)
    // The mutation holds the error, which is shown below.
    const done = await review.mutateAsync({ id: document.id, data }).catch(() => undefined)
    if (done) onDone(data.accepted.length)
    return undefined
  }

  function showPage(next: number) {
    setPage(next)
    window.document.getElementById('view')?.scrollIntoView({ block: 'nearest' })
  }

  if (findings.length === 0) {
    return <NothingFound document={document} />
  }
  const groups = [
    { kind: 'medication', title: texts.medications() },
    { kind: 'condition', title: texts.conditions() },
  ] as const
  return (
    <div className={styles.sides}>
      <section id="view" aria-label={texts.view()} className={styles.view}>
        <DocumentViewer document={document} page={page} />
      </section>
      <Stack gap="lg">
        {isOpen && <Text>{texts.intro()}</Text>}
        {likely.length > 0 && (
          <Group>
            <Button
              variant="secondary"
              onClick={() => {
                for (const { found } of likely) change(found.suggestion_id, { decision: 'create' })
              }}
            >
              {texts.acceptLikely({ count: likely.length })}
            </Button>
          </Group>
        )}
        {groups.map(({ kind, title }) => {
          const own = findings.filter((one) => one.kind === kind)
          if (own.length === 0) return null
          return (
            <Stack key={kind} as="section" gap="sm">
              <Title level={2} id={`found-${kind}`}>
                {title}
              </Title>
              <ul role="list" className={styles.findings} aria-labelledby={`found-${kind}`}>
                {own.map((finding) => {
                  const id = finding.found.suggestion_id
                  return (
                    <FindingCard
                      key={id}
                      finding={finding}
                      decision={decisions[id]?.decision}
                      overrides={decisions[id]?.overrides}
                      onDecide={(decision) => decide(finding, decision)}
                      onCorrect={(overrides) => change(id, { overrides })}
                      onShowPage={showPage}
                    />
                  )
                })}
              </ul>
            </Stack>
          )
        })}
        {isOpen && (
          <Stack gap="sm">
            <Text>
              <span role="status">
                {left.length > 0 ? texts.left({ count: left.length }) : texts.allDecided()}
              </span>
            </Text>
            {isTooEarly && left.length > 0 && <Alert kind="error">{texts.decideFirst()}</Alert>}
            {review.isError && <Alert kind="error">{t.errors.catalogue.saveFailed()}</Alert>}
            <Group>
              <Button width="phone" pending={review.isPending} onClick={() => void finish()}>
                {texts.finish()}
              </Button>
            </Group>
          </Stack>
        )}
      </Stack>
      <UnsavedGuard when={Object.keys(decisions).length > 0 && !review.isPending && !review.isSuccess} />
    </div>
  )
}

function NothingFound({ document: { id, patient: patientId, status } }: { document: Document }) {
  const { t } = useText('documents', 'errors')
  const review = useReviewDocument()
  const texts = t.documents.results
  const { newCondition, newMedication } = paths.patient.healthStory
  return (
    <EmptyState
      title={texts.none()}
      icon={IconFileText}
      action={
        <Group gap="sm" justify="center">
          {status === 'analyzed' && (
            <Button
              pending={review.isPending}
              onClick={() => review.mutate({ id, data: { accepted: [], ignored: [] } })}
            >
              {texts.finish()}
            </Button>
          )}
          <ButtonLink variant="secondary" to={newMedication({ patientId })}>
            {texts.addMedication()}
          </ButtonLink>
          <ButtonLink variant="secondary" to={newCondition({ patientId })}>
            {texts.addCondition()}
          </ButtonLink>
          {review.isError && <Alert kind="error">{t.errors.catalogue.saveFailed()}</Alert>}
        </Group>
      }
    >
      {texts.noneBody()}
    </EmptyState>
  )
}
