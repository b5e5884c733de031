import { useState } from 'react'
import { useSaveCareTeamShare } from '#generated/endpoints/care-team-shares/care-team-shares.ts'
import { type CareTeamShare, HealthStorySection } from '#generated/model/index.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Disclosure } from '#src/ui/layout/Disclosure.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../own/own.module.css'
import { durations, endDay } from './share-end-day.ts'

type Props = { share: CareTeamShare; patientId: string }

/** What one care team may see, who opened it and when, and how to change or stop it. */
export function CareTeamShareRow({ share, patientId }: Props) {
  const { t, locale, format } = useText('sharing', 'story')
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

type ShareDialogProps = { share: CareTeamShare; patientId: string; onClose: () => void }

const kinds = Object.values(HealthStorySection)

/** Asks which parts of the Health Story a care team may see, and for how long. */
function ShareDialog({ share, patientId, onClose }: ShareDialogProps) {
  const { t, format } = useText('sharing', 'story')
  const [chosen, setChosen] = useState<readonly string[]>(share.sections)
  // An existing last day stays as it is until another is chosen.
  const [duration, setDuration] = useState(share.until === null ? 'none' : 'kept')
  const texts = t.sharing.careTeam
  const { organization, until } = share
  const { send, dialog } = useConfirmedCall(useSaveCareTeamShare(), {
    done: texts.saved({ organization: organization.name }),
    failed: texts.saveFailed,
    onClose,
  })
  const confirm = () => {
    const sections = kinds.filter((kind) => chosen.includes(kind))
    const last = duration === 'kept' ? until : endDay(duration)
    const data = { sections, until: sections.length === 0 ? null : last }
    send({ id: patientId, organizationId: organization.id, data })
  }
  const kept = until === null ? [] : [{ value: 'kept', label: texts.until({ date: format.date(until) }) }]
  const lengths = { none: texts.untilStopped(), 30: texts.days(), 365: texts.year() }
  return (
    <ConfirmDialog
      {...dialog}
      opened
      title={texts.title({ organization: organization.name })}
      confirmLabel={texts.save()}
      onConfirm={confirm}
    >
      <Stack gap="md">
        <Text>{texts.explanation()}</Text>
        <CheckboxGroupField
          label={texts.parts()}
          description={texts.partsHelp()}
          value={chosen}
          onChange={setChosen}
          options={kinds.map((kind) => ({ value: kind, label: t.story.section[kind]() }))}
        />
        <SelectField
          label={texts.howLong()}
          empty={false}
          value={duration}
          onChange={setDuration}
          options={[...kept, ...durations.map((value) => ({ value, label: lengths[value] }))]}
        />
      </Stack>
    </ConfirmDialog>
  )
}
