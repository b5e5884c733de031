import { useSuspenseQuery } from '@tanstack/react-query'
import type { PersonReference } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Region } from '#src/ui/messages/Region.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { careTeamOf } from './queries.ts'

type Props = {
  organizationId: string
  value: string
  onChange: (id: string) => void
  /** Label of the choice of no one. */
  noOne?: string
  /** Who has it now: a choice even after leaving the team. */
  holder?: PersonReference | null | undefined
}

/** Who takes something: the person themselves, a colleague, or no one (''). */
export function TeamField(props: Props) {
  const { t } = useText('attention')
  return (
    <Region title={t.attention.assign.failedTeam()}>
      <TeamSelect {...props} />
    </Region>
  )
}

function TeamSelect({ organizationId, value, onChange, noOne, holder }: Props) {
  const { t } = useText('attention')
  const { id: me, first_name: first, last_name: last } = useCurrentUser()
  const { data } = useSuspenseQuery(careTeamOf(organizationId))
  const texts = t.attention.assign
  const colleagues = new Map(data.results.map(({ id, display_name: name }) => [id, name]))
  if (holder) colleagues.set(holder.id, holder.display_name)
  colleagues.delete(me)
  return (
    <SelectField
      label={texts.who()}
      empty={noOne ?? texts.nobody()}
      value={value}
      onChange={onChange}
      options={[
        { value: me, label: texts.me({ name: `${first} ${last}` }) },
        ...Array.from(colleagues, ([id, label]) => ({ value: id, label })),
      ]}
    />
  )
}
