import { useSuspenseQuery } from '@tanstack/react-query'
import { getGetPersonSuspenseQueryOptions } from '#generated/endpoints/people/people.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Facts } from '#src/ui/data/Facts.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'

type Props = { organizationId: string; patientId: string }

/** The person's name and birth date, their phone numbers, then those of their contacts. */
export function PersonPhone({ organizationId, patientId }: Props) {
  const { t } = useText('attention', 'kit')
  const format = useFormat()
  const { data: person } = useSuspenseQuery(
    getGetPersonSuspenseQueryOptions(organizationId, patientId, { query: { staleTime: 0 } }),
  )
  const texts = t.attention.act
  const { display_name: name, date_of_birth: born, phone, care_partners: partners } = person
  const others = partners.flatMap((one) =>
    one.phone === null
      ? []
      : [{ label: texts.partner({ name: one.name }), value: <PhoneLink phone={one.phone} /> }],
  )
  return (
    <Facts
      facts={[
        {
          label: texts.person(),
          value: (
            <>
              <TextLink to={paths.provider.organization({ organizationId }, { person: patientId })}>
                {name}
              </TextLink>
              {born !== null && ` · ${texts.born({ date: format.date(born) })}`}
            </>
          ),
        },
        { label: texts.phone(), value: phone === null ? texts.noPhone() : <PhoneLink phone={phone} /> },
        // drops duplicate numbers
        ...others.filter(({ label }, index) => others.findIndex((one) => one.label === label) === index),
      ]}
    />
  )
}
