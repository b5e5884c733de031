import { useSuspenseQueries } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import type { HealthStory } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { listIn, storyOrder } from '../story/story-item.ts'
import { duplicatesOf, isReadWhole } from './duplicates.ts'
import styles from './import.module.css'
import { ImportKind } from './ImportKind.tsx'
import { measurementsSince, resultsSince } from './known.ts'
import type { FileContent } from './read-file.ts'
import type { FoundRecord, ImportKind as Kind } from './records.ts'
import { type ImportProblem, type ImportResult, useRecordImport } from './use-record-import.ts'
import type { LeftEntry } from './read-bundle.ts'

type Props = { story: HealthStory; content: FileContent }

/** What a file adds to a Health Story, what is there already and what is left out, before anything is sent. */
export function ImportPreview({ story, content }: Props) {
  const { t, locale } = useText('summary', 'story')
  const texts = t.summary.import
  const { records, left } = content
  const [{ data: measurements }, { data: results }] = useSuspenseQueries({
    queries: [measurementsSince(story.patient.id, records), resultsSince(story.patient.id, records)],
  })
  const duplicates = useMemo(
    () => duplicatesOf(records, story.sections, { measurements, test_results: results }),
    [records, story, measurements, results],
  )
  const [changed, setChanged] = useState<ReadonlySet<string>>()
  const chosen = changed ?? new Set(records.flatMap(({ key }) => (duplicates.has(key) ? [] : [key])))
  const sending = useRecordImport(story.patient.id)
  const progress = sending.isPending && (
    <ProgressText
      completed={sending.done}
      total={sending.total}
      text={texts.progress({ done: sending.done, total: sending.total })}
    />
  )
  if (sending.result) {
    return (
      <ImportOutcome
        {...sending.result}
        patient={story.patient.id}
        isPending={sending.isPending}
        onRetry={sending.send}
      >
        {progress}
      </ImportOutcome>
    )
  }
  const kinds = storyOrder.filter((part): part is Kind => records.some(({ kind }) => kind === part))
  const unchecked = kinds.filter((kind) => !isReadWhole(kind) && story.sections[kind]?.status === 'failed')
  const wanted = records.filter(({ key }) => chosen.has(key))
  return (
    <Stack as="section" gap="md" aria-label={texts.found()}>
      {unchecked.length > 0 && (
        <Alert kind="warning">
          {texts.unchecked({
            sections: listIn(
              { t, locale },
              unchecked.map((kind) => t.story.section[kind]()),
            ),
          })}
        </Alert>
      )}
      {kinds.length > 0 && <Title level={2}>{texts.found()}</Title>}
      {kinds.map((kind) => (
        <Card key={kind}>
          <ImportKind
            kind={kind}
            records={records.filter((record) => record.kind === kind)}
            {...{ duplicates, chosen }}
            onChange={setChanged}
          />
        </Card>
      ))}
      <LeftEntries left={left} />
      {progress}
      {wanted.length === 0 ? (
        kinds.length > 0 && <Text>{texts.nothingChosen()}</Text>
      ) : (
        <div>
          <Button width="phone" pending={sending.isPending} onClick={() => sending.send(wanted)}>
            {texts.add({ count: wanted.length })}
          </Button>
        </div>
      )}
    </Stack>
  )
}

/** The rest is counted. */
const MOST = 30

/** The button that had the focus is gone. */
const focusOn = (node: HTMLElement | null) => node?.focus()

type ImportOutcomeProps = ImportResult & {
  patient: string
  isPending: boolean
  /** The progress of another try. */
  children: ReactNode
  onRetry: (records: readonly FoundRecord[]) => void
}

/** What was added, and each entry that was not, with the reason and another try. */
function ImportOutcome(props: ImportOutcomeProps) {
  const { added, failed, patient, isPending, children, onRetry } = props
  const { t, locale } = useText('summary', 'story')
  const texts = t.summary.import
  const problemText = (problem: ImportProblem) => {
    if (problem.kind === 'refused') return problem.text
    return problem.kind === 'offline' ? texts.offline() : texts.failedReason()
  }
  const hasFailed = failed.length > 0
  return (
    <Stack gap="lg">
      {/* Another outcome takes the focus as well. */}
      <div key={`${added} ${failed.length}`} ref={focusOn} tabIndex={-1}>
        <Stack gap="md">
          {(added > 0 || !hasFailed) && <Alert kind="success">{texts.done({ count: added })}</Alert>}
          {hasFailed && (
            <Alert kind="error" title={texts.failed({ count: failed.length })}>
              <ul className={styles.lines}>
                {failed.slice(0, MOST).map(([record, problem]) => (
                  <li key={record.key}>
                    {texts.failedEntry({
                      title: record.item({ t, locale }).title,
                      problem: problemText(problem),
                    })}
                  </li>
                ))}
                {failed.length > MOST && <li>{texts.more({ count: failed.length - MOST })}</li>}
              </ul>
              <Text>{texts.failedHelp()}</Text>
            </Alert>
          )}
        </Stack>
      </div>
      {children}
      <Group gap="sm">
        {hasFailed && (
          <Button pending={isPending} onClick={() => onRetry(failed.map(([record]) => record))}>
            {texts.again()}
          </Button>
        )}
        <ButtonLink
          to={paths.patient.healthStory.summary({ patientId: patient })}
          variant={hasFailed ? 'secondary' : 'primary'}
        >
          {texts.see()}
        </ButtonLink>
      </Group>
    </Stack>
  )
}

/** The rest is counted. */
const MOST_SHOWN = 30

/** The entries of a file that become no record, and why. */
function LeftEntries({ left }: { left: readonly LeftEntry[] }) {
  const { t } = useText('summary')
  const texts = t.summary.import
  if (left.length === 0) return null
  return (
    <Alert kind="warning" title={texts.left({ count: left.length })}>
      <ul className={styles.lines}>
        {left.slice(0, MOST_SHOWN).map(({ title, reason }, at) => (
          // eslint-disable-next-line react/no-array-index-key -- two entries may say the same
          <li key={at}>{texts.leftEntry({ title, reason: texts.reason[reason]() })}</li>
        ))}
        {left.length > MOST_SHOWN && <li>{texts.more({ count: left.length - MOST_SHOWN })}</li>}
      </ul>
    </Alert>
  )
}
