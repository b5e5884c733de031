import type { ReactNode } from 'react'
import type { CareTeamContact } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import styles from '../journeys.module.css'

/** Contacts of a journey's care team; missing ones are omitted. */
export function CareTeam({ team }: { team: CareTeamContact }) {
  const { t } = useText('care')
  const texts = t.care.journey
  const { name, contact_name: contact, phone, email, hours } = team
  return (
    <TitledCard id="care-team" title={texts.careTeam()} size={3} gap="sm">
      <Text strong>{name}</Text>
      <dl className={styles.details}>
        <Detail term={texts.contact()}>{contact}</Detail>
        <Detail term={texts.phone()}>{phone && <PhoneLink phone={phone} />}</Detail>
        <Detail term={texts.email()}>
          {email && (
            <TextLink href={`mailto:${email}`} newTab={false}>
              {email}
            </TextLink>
          )}
        </Detail>
        <Detail term={texts.hours()}>{hours}</Detail>
      </dl>
    </TitledCard>
  )
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
