import { useState } from 'react'
import { useSaveCareTeamShare } from '#generated/endpoints/care-team-shares/care-team-shares.ts'
import { type CareTeamShare, HealthStorySection } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { durations, endDay } from './share-end-day.ts'

type Props = { share: CareTeamShare; patientId: string; onClose: () => void }

const kinds = Object.values(HealthStorySection)

/** Asks which parts of the Health Story a care team may see, and for how long. */
export function ShareDialog({ share, patientId, onClose }: Props) {
  const { t } = useText('sharing', 'story')
  const format = useFormat()
  const [chosen, setChosen] = useState<readonly string[]>(share.sections)
  // An existing last day stays as it is until another is chosen.
  const [duration, setDuration] = useState(share.until === null ? 'none' : 'kept')
  const save = useSaveCareTeamShare()
  const texts = t.sharing.careTeam
  const { organization, until } = share
  const confirm = () => {
    const sections = kinds.filter((kind) => chosen.includes(kind))
    const last = duration === 'kept' ? until : endDay(duration)
    save.mutate(
      {
        id: patientId,
        organizationId: organization.id,
        data: { sections, until: sections.length === 0 ? null : last },
      },
      {
        onSuccess: () => {
          onClose()
          toast({ variant: 'success', message: texts.saved({ organization: organization.name }) })
        },
      },
    )
  }
  const kept = until === null ? [] : [{ value: 'kept', label: texts.until({ date: format.date(until) }) }]
  const lengths = { none: texts.untilStopped(), 30: texts.days(), 365: texts.year() }
  return (
    <ConfirmDialog
      opened
      title={texts.title({ organization: organization.name })}
      confirmLabel={texts.save()}
      onConfirm={confirm}
      onCancel={onClose}
      pending={save.isPending}
      error={save.isError && texts.saveFailed()}
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
