import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCancelAccountClosure } from '#generated/endpoints/account-closure/account-closure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { noteClosing } from './note-closing.ts'

/** When the account closes, and a button to keep it. `isNews`: just confirmed. */
export function ClosingNotice({ isNews = false }: { isNews?: boolean }) {
  const { t, format } = useText('closure')
  const { closes_at: closesAt } = useCurrentUser()
  const queryClient = useQueryClient()
  const texts = t.closure
  const keep = useCancelAccountClosure({
    mutation: {
      onSuccess: () => {
        noteClosing(queryClient, null)
        toast({ message: texts.kept(), variant: 'success' })
        // The button is removed with the notice.
        document.querySelector('h1')?.focus()
      },
    },
  })
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNews) notice.current?.focus()
  }, [isNews])
  if (!closesAt) return null
  return (
    <Stack gap="sm">
      <Alert
        kind="warning"
        role="none"
        ref={notice}
        tabIndex={-1}
        title={texts.noticeTitle({ date: format.date(closesAt) })}
      >
        <Stack gap="sm">
          <Text>{texts.notice()}</Text>
          <div>
            <Button variant="secondary" size="sm" pending={keep.isPending} onClick={() => keep.mutate()}>
              {texts.keep()}
            </Button>
          </div>
        </Stack>
      </Alert>
      {keep.isError && <Alert kind="error">{texts.keepFailed()}</Alert>}
    </Stack>
  )
}
