import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { getGetSharedHealthStoryQueryOptions } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import type { HealthStoryLanguage, SharedHealthStory } from '#generated/model/index.ts'
import { dropShareAccess, shareAccess } from '#src/features/sharing/share-access.ts'
import { shareEnd, type ShareEnd } from '#src/features/sharing/share-end.ts'
import { NoteForm } from '#src/features/sharing/NoteForm.tsx'
import { useClockEnd } from '#src/features/sharing/use-clock-end.ts'
import { LanguageChoice } from '#src/features/summary/view/LanguageChoice.tsx'
import { EmergencySheet } from '#src/features/summary/emergency/EmergencySheet.tsx'
import { StoryDocument } from '#src/features/summary/download/StoryDocument.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths, useRouteParams } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { ExpiredLinkScreen } from '#src/ui/screens/ExpiredLinkScreen.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { IconDoorExit, IconPrinter } from '#src/ui/icons.ts'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'

/** Polling interval in ms: how soon a reader loses access after the owner revokes it. */
const LOOK_AGAIN = 15_000

export const title = (t: Texts): string => t.share.reading.documentTitle()

/** A shared Health Story, read-only, until the tab closes, access expires or its owner revokes it (ROUTE-80). */
export default function ShareSummaryPage() {
  const { t } = useText('share')
  const { x } = useRouteParams('x')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [end, setEnd] = useState<{ how: ShareEnd; name: string }>()
  const [access] = useState(() => shareAccess(x))
  const { data, error, refetch, isFetching } = useQuery(
    getGetSharedHealthStoryQueryOptions(x, {
      query: {
        enabled: access !== undefined && !end,
        refetchInterval: LOOK_AGAIN,
        refetchOnWindowFocus: true,
      },
    }),
  )
  const name = data?.from_name ?? ''

  /** Removes it from the page, the cache and the tab's storage. */
  const forget = useCallback(
    (how: ShareEnd) => {
      dropShareAccess(x)
      queryClient.clear()
      setEnd((before) => before ?? { how, name })
    },
    [queryClient, x, name],
  )
  const onClock = useCallback(() => forget('expired'), [forget])
  useClockEnd(access?.expiresAt, onClock)

  const ended = end ?? (error && shareEnd(error) ? { how: shareEnd(error) ?? 'closed', name } : undefined)
  if (ended) return <Ended {...ended} token={x} />
  if (!access) return <Navigate to={paths.share.accept({ x })} replace />
  if (!data) {
    if (!error) return <Skeleton cards={3} lines={4} />
    return (
      <ErrorPanel
        title={t.share.reading.failed()}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const close = () => {
    dropShareAccess(x)
    queryClient.clear()
    void navigate(paths.share.accept({ x }), { replace: true })
  }
  return <Shared shared={data} token={x} onClose={close} onEnded={() => void refetch()} />
}

type SharedProps = { shared: SharedHealthStory; token: string; onClose: () => void; onEnded: () => void }

function Shared({ shared, token, onClose, onEnded }: SharedProps) {
  const { t, format } = useText('share')
  const words = t.share.reading
  const { from_name: name, story } = shared
  const [language, setLanguage] = useState<HealthStoryLanguage>(shared.language)
  // A name such as 'Maya T.' already ends with a full stop.
  const by = words.by({ name }).replace(/\.?$/, '.')
  return (
    <Stack gap="lg">
      <PageHeading>{words.title({ name: story.patient.display_name })}</PageHeading>
      <div data-no-print>
        <Alert
          kind="info"
          role="none"
          title={`${by} ${words.ends({ date: format.dateTime(shared.expires_at) })}`}
        >
          {words.tab()}
        </Alert>
      </div>
      <div data-no-print>
        <Stack>
          <LanguageChoice
            label={words.language()}
            both={words.both()}
            value={language}
            onChange={setLanguage}
          />
          <Group gap="sm">
            <Button icon={IconPrinter} onClick={() => window.print()}>
              {words.print()}
            </Button>
            <Button variant="secondary" icon={IconDoorExit} onClick={onClose}>
              {words.end()}
            </Button>
          </Group>
        </Stack>
      </div>
      <Region title={words.failed()} resetKey={language}>
        {shared.view === 'emergency' ? (
          <EmergencySheet story={story} language={language} />
        ) : (
          <StoryDocument story={story} language={language} since={shared.since} />
        )}
      </Region>
      {shared.allow_note && (
        <div data-no-print>
          <NoteForm token={token} name={name} onEnded={onEnded} />
        </div>
      )}
    </Stack>
  )
}

function Ended({ how, name, token }: { how: ShareEnd; name: string; token: string }) {
  const { t } = useText('share')
  const words = t.share.ended
  switch (how) {
    case 'expired':
      return <ExpiredLinkScreen why={words.expired()} />
    case 'revoked':
      return <ExpiredLinkScreen why={name ? words.revoked({ name }) : undefined} />
    case 'closed':
      dropShareAccess(token)
      return <Navigate to={paths.share.accept({ x: token })} replace />
  }
}
