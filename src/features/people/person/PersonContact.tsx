import type { CarePartner, Person } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Facts } from '#src/ui/data/Facts.tsx'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { HealthCard } from './HealthCard.tsx'
import type { PersonPlace } from './queries.ts'

const Email = ({ email }: { email: string }) => (
  <TextLink href={`mailto:${email}`} newTab={false}>
    {email}
  </TextLink>
)

export function PersonContact({ person, ...place }: PersonPlace & { person: Person }) {
  const { t } = useText('provider', 'kit')
  const format = useFormat()
  const texts = t.provider.people.page
  const languages = { 'en-ca': texts.english(), 'fr-ca': texts.french() }
  const { date_of_birth: born, phone, email, preferred_language: language, care_partners: partners } = person
  const { call_time: callTime, health_card_number: card } = person
  return (
    <Stack as="section" gap="sm">
      <Title level={2}>{texts.contact()}</Title>
      <Facts
        facts={[
          { label: texts.birthDate(), value: born === null ? texts.unknown() : format.date(born) },
          { label: texts.phone(), value: phone === null ? texts.unknown() : <PhoneLink phone={phone} /> },
          {
            label: texts.callTime(),
            value: callTime === null ? texts.unknown() : texts.callTimes[callTime](),
          },
          { label: texts.email(), value: email === null ? texts.unknown() : <Email email={email} /> },
          { label: texts.language(), value: language === null ? texts.unknown() : languages[language] },
          ...(card === undefined
            ? []
            : [
                {
                  label: t.provider.people.healthCard.label(),
                  value: <HealthCard {...place} number={card} />,
                },
              ]),
          {
            label: texts.partners(),
            value: partners.length === 0 ? texts.noPartners() : <Partners partners={partners} />,
          },
        ]}
      />
    </Stack>
  )
}

function Partners({ partners }: { partners: readonly CarePartner[] }) {
  const { t } = useText('provider')
  const texts = t.provider.people.page
  return (
    <ul role="list">
      {partners.map(({ role, name, phone, email, level }) => (
        <li key={role + name + (email ?? '')}>
          {texts.partner({ name, role: level ? texts.level[level]() : texts.role[role]() })}
          {phone !== null && (
            <>
              {' · '}
              <PhoneLink phone={phone} />
            </>
          )}
          {email !== null && (
            <>
              {' · '}
              <Email email={email} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
