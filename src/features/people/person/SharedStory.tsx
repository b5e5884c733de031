import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import { getGetPersonHealthStorySuspenseQueryOptions } from '#generated/endpoints/people/people.ts'
import type { HealthStory, HealthStorySection } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import type { PersonPlace } from './queries.ts'

export type RenderStory = (story: HealthStory) => ReactNode

type Props = PersonPlace & { sections: readonly HealthStorySection[]; renderStory: RenderStory }

/** What the person shares. Opened by a press, because the person sees who opened it. */
export function SharedStory({ sections, renderStory, ...place }: Props) {
  const { t, locale } = useText('provider', 'story')
  const [isOpen, setOpen] = useState(false)
  const texts = t.provider.people.story
  const names = new Intl.ListFormat(locale, { type: 'conjunction' })
  const isGone = (error: unknown) => error instanceof ApiError && error.notFound
  if (sections.length === 0) return <Text tone="secondary">{texts.none()}</Text>
  if (!isOpen)
    return (
      <>
        <Text>
          {texts.shared({ sections: names.format(sections.map((kind) => t.story.section[kind]())) })}
        </Text>
        <Text tone="secondary">{texts.recorded()}</Text>
        <Group>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {texts.open()}
          </Button>
        </Group>
      </>
    )
  return (
    <Region
      title={texts.failed()}
      pending={<Skeleton lines={6} />}
      failure={(error, panel) => (isGone(error) ? <Text>{texts.ended()}</Text> : panel)}
    >
      <Story {...place} renderStory={renderStory} />
    </Region>
  )
}

function Story({ organizationId, personId, renderStory }: Omit<Props, 'sections'>) {
  const { t, format } = useText('provider')
  const { data } = useSuspenseQuery(
    // Not kept: it may be turned off at any time.
    getGetPersonHealthStorySuspenseQueryOptions(organizationId, personId, {
      query: { staleTime: Infinity, gcTime: 0 },
    }),
  )
  const texts = t.provider.people.story
  return (
    <Stack gap="md">
      <Text tone="secondary">
        {data.until === null ? texts.readOnly() : texts.readOnlyUntil({ date: format.date(data.until) })}
      </Text>
      {/* A slow chunk must not hold up this component: an answer without an observer is fetched, and logged, again. */}
      <Suspense fallback={<Skeleton lines={6} />}>{renderStory(data.story)}</Suspense>
    </Stack>
  )
}
