import type { JourneyDesignCareTeam } from '#generated/model/index.ts'
import { journeyDesignCareTeamContactNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { EmailField } from '#src/ui/fields/EmailField.tsx'
import { PhoneField } from '#src/ui/fields/PhoneField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { BilingualField } from '../fields/BilingualField.tsx'
import { fieldIdOf, useEditing } from '../editor/EditorContext.ts'
import { OptionalTexts } from '../fields/OptionalTexts.tsx'
import { usePart } from '../editor/use-parts.ts'

export function CareTeamSection() {
  const { t } = useText('journeyEditor')
  const { design, problems } = useEditing()
  const set = usePart()
  const team = design.care_team
  const texts = t.journeyEditor.team
  const change = (part: Partial<JourneyDesignCareTeam>, pointer?: string) =>
    set({ care_team: { ...team, ...part } }, pointer ?? `/care_team/${Object.keys(part)[0] ?? ''}`)
  const field = (name: 'contact_name' | 'phone' | 'email') => ({
    id: fieldIdOf(`/care_team/${name}`),
    value: team[name] ?? '',
    error: problems[`/care_team/${name}`],
    optional: true,
    autoComplete: 'off' as const,
    onChange: (value: string) => change({ [name]: value === '' ? null : value }),
  })
  return (
    <TitledCard id="journey-team" title={texts.title()} size={3}>
      <BilingualField
        pointer="/care_team/name"
        label={texts.name()}
        value={team.name}
        onChange={(name, at) => change({ name }, at)}
      />
      <TextField
        {...field('contact_name')}
        label={texts.contact()}
        maxLength={journeyDesignCareTeamContactNameMax}
      />
      <PhoneField {...field('phone')} label={texts.phone()} />
      <EmailField {...field('email')} label={texts.email()} />
      <OptionalTexts
        pointer="/care_team/hours"
        question={texts.hasHours()}
        label={texts.hours()}
        value={team.hours}
        onChange={(hours, at) => change({ hours }, at)}
      />
    </TitledCard>
  )
}
