import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { IconCircleCheck } from '#src/ui/icons.ts'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Text, Title } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { CheckList } from './CheckList.tsx'
import { MissingKinds } from '../kinds/MissingKinds.tsx'
import styles from '../overview.module.css'
import { useDueRecords } from './use-due-records.ts'

/** All records without a review for a year, answered one by one or per kind (B5). */
export function YearlyCheck({ patientId }: { patientId: string }) {
  const { t } = useText('records')
  const { waiting, kinds, count, failed } = useDueRecords(patientId)
  const [isFailing, setFailing] = useState(false)
  const heading = useFocusWhenFewer(count)
  const texts = t.records.overview.yearly
  if (waiting && count === 0) return <Skeleton cards={2} />
  const settled = (message: string) => {
    setFailing(false)
    toast({ variant: 'success', message })
  }
  return (
    <Stack gap="lg">
      <MissingKinds failed={failed} title={texts.failed()} body={t.records.overview.line.body} />
      <div ref={heading} tabIndex={-1} className={styles.focus}>
        {count > 0 ? (
          <Stack gap="xs">
            <Title level={2} size={3}>
              {texts.count({ count })}
            </Title>
            <Text tone="secondary">{texts.intro()}</Text>
          </Stack>
        ) : (
          failed.length === 0 && (
            <EmptyState title={texts.done()} icon={IconCircleCheck}>
              {texts.doneBody()}
            </EmptyState>
          )
        )}
      </div>
      {isFailing && <Alert kind="error">{texts.saveFailed()}</Alert>}
      {kinds.map(({ kind, due }) => (
        <CheckList
          key={kind}
          {...{ kind, due }}
          onSend={() => setFailing(false)}
          onDone={settled}
          onFailed={() => setFailing(true)}
        />
      ))}
    </Stack>
  )
}

/** An answered record is removed with its focused button, so the focus moves to the remaining count. */
function useFocusWhenFewer(count: number) {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer) ref.current?.focus()
  }, [count])
  return ref
}
