import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import styles from './import.module.css'
import type { FoundRecord } from './records.ts'
import type { ImportProblem, ImportResult } from './use-record-import.ts'

/** The rest is counted. */
const MOST = 30

/** The button that had the focus is gone. */
const focusOn = (node: HTMLElement | null) => node?.focus()

type Props = ImportResult & {
  patient: string
  isPending: boolean
  /** The progress of another try. */
  children: ReactNode
  onRetry: (records: readonly FoundRecord[]) => void
}

/** What was added, and each entry that was not, with the reason and another try. */
export function ImportOutcome(props: Props) {
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
