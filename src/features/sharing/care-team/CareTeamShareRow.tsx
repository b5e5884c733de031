import { useState } from 'react'
import { useSaveCareTeamShare } from '#generated/endpoints/care-team-shares/care-team-shares.ts'
import type { CareTeamShare } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { ShareDialog } from './ShareDialog.tsx'
import styles from '../own/own.module.css'

type Props = { share: CareTeamShare; patientId: string }

/** What one care team may see, who opened it and when, and how to change or stop it. */
export function CareTeamShareRow({ share, patientId }: Props) {
  const { t, locale } = useText('sharing', 'story')
  const format = useFormat()
  const [isChoosing, setChoosing] = useState(false)
  const stop = useSaveCareTeamShare()
  const texts = t.sharing.careTeam
  const { organization, sections, until, openings, opened_count: count } = share
  const { id: organizationId, name } = organization
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  const namesOf = (kinds: typeof sections) => list.format(kinds.map((kind) => t.story.section[kind]()))
  const isShared = sections.length > 0
  const end = () =>
    stop.mutate(
      { id: patientId, organizationId, data: { sections: [], until: null } },
      {
        onSuccess: () => toast({ variant: 'success', message: texts.stopped({ organization: name }) }),
        onError: () => toast({ variant: 'error', message: texts.stopFailed({ organization: name }) }),
      },
    )
  return (
    <Stack as="article" gap="sm">
      <Title level={3}>{name}</Title>
      <Text>{isShared ? texts.shared({ sections: namesOf(sections) }) : texts.nothing()}</Text>
      {isShared && (
        <Text tone="secondary">
          {until === null ? texts.untilStopped() : texts.until({ date: format.date(until) })}
        </Text>
      )}
      {count > 0 && (
        <Disclosure title={texts.opened({ count })}>
          <ul className={styles.plain}>
            {openings.map(({ opened_at: at, opened_by: by, sections: seen }) => (
              <li key={at + by.id}>
                {texts.opening({ date: format.dateTime(at), name: by.display_name, sections: namesOf(seen) })}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <Group gap="sm">
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.chooseFor({ organization: name })}
          onClick={() => setChoosing(true)}
        >
          {texts.choose()}
        </Button>
        {isShared && (
          <Button
            variant="secondary"
            size="sm"
            aria-label={texts.stopFor({ organization: name })}
            pending={stop.isPending}
            onClick={end}
          >
            {texts.stop()}
          </Button>
        )}
      </Group>
      {isChoosing && <ShareDialog {...{ share, patientId }} onClose={() => setChoosing(false)} />}
    </Stack>
  )
}
