import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  getListUserSessionsSuspenseQueryOptions,
  invalidateListUserSessions,
  useEndUserSession,
} from '#generated/endpoints/user-sessions/user-sessions.ts'
import type { UserSession } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Row, Rows, RowWords } from '#src/ui/layout/Rows.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'

/** It expired, or was ended elsewhere. */
const isGone = (error: unknown) => error instanceof ApiError && error.notFound

/** Where the person is signed in, with a way to sign out there. Suspends. */
export function SignedInDevices() {
  const { t } = useText('settings')
  const list = useRef<HTMLDivElement>(null)
  const { data } = useSuspenseQuery(
    // other devices come and go
    getListUserSessionsSuspenseQueryOptions({ page_size: 100 }, { query: { staleTime: 0 } }),
  )
  const texts = t.settings.devices
  return (
    <Stack gap="md">
      <Text>{texts.intro()}</Text>
      <div ref={list} tabIndex={-1} role="group" aria-label={texts.title()}>
        <Rows aria-label={texts.title()}>
          {data.results.map((session) => (
            <Device key={session.id} session={session} onEnded={() => list.current?.focus()} />
          ))}
        </Rows>
      </div>
    </Stack>
  )
}

function Device({ session, onEnded }: { session: UserSession; onEnded: () => void }) {
  const { t, format } = useText('settings')
  const { mutate, isPending, error } = useEndUserSession()
  const queryClient = useQueryClient()
  const { id, is_current: isCurrent, browser, platform, started_at: started, last_used_at: used } = session
  const texts = t.settings.devices
  const name =
    browser && platform ? texts.both({ browser, platform }) : (browser ?? platform ?? texts.unknown())
  const done = () => {
    toast({ variant: 'success', message: texts.ended() })
    // The pressed button goes with its row.
    onEnded()
  }
  const end = () =>
    mutate(
      { id },
      {
        onSuccess: done,
        onError: (failure) => {
          if (!isGone(failure)) return
          void invalidateListUserSessions(queryClient)
          done()
        },
      },
    )
  return (
    <Row>
      <RowWords>
        <Text strong>
          {name} {isCurrent && <Badge tone="primary">{texts.here()}</Badge>}
        </Text>
        {!isCurrent && <Text tone="secondary">{texts.used({ date: format.dateTime(used) })}</Text>}
        <Text tone="secondary">{texts.since({ date: format.date(started) })}</Text>
        {error && !isGone(error) && <Alert kind="error">{texts.failed()}</Alert>}
      </RowWords>
      {!isCurrent && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.endNamed({ name })}
          pending={isPending}
          onClick={end}
        >
          {texts.end()}
        </Button>
      )}
    </Row>
  )
}
