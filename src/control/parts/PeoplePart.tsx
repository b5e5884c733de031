import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Avatar } from '#src/ui/data/Avatar.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Segments } from '#src/ui/actions/Segments.tsx'
import type { Person, Role } from '../answers.ts'
import styles from '../control.module.css'
import { Loaded } from '../Loaded.tsx'
import { signInAs } from '../sign-in.ts'
import { useAct } from '../use-act.ts'
import { useControlCall } from '../use-control-call.ts'

const roles = ['patient', 'provider', 'admin'] as const satisfies readonly Role[]

/** People without a role count as patients (PROD-08). */
const rolesOf = (person: Person): readonly Role[] => (person.roles.length > 0 ? person.roles : ['patient'])

/** All accounts, each with a sign-in button. */
export function PeoplePart() {
  const { t } = useText('control')
  const words = t.control.parts.people
  const asked = useControlCall<{ people: Person[] }>('people')
  const [role, setRole] = useState('')
  const isShown = (person: Person) => role === '' || rolesOf(person).some((one) => one === role)
  return (
    <Stack gap="lg">
      <Segments
        label={words.filter()}
        value={role}
        onChange={setRole}
        options={[
          { value: '', label: words.all() },
          ...roles.map((one) => ({ value: one, label: words.roles[one]() })),
        ]}
      />
      <Loaded asked={asked}>
        {({ people }) => (
          <ul role="list" className={styles.cards} aria-label={t.control.parts.people.title()}>
            {people.filter(isShown).map((person) => (
              <PersonCard key={person.email} person={person} />
            ))}
          </ul>
        )}
      </Loaded>
    </Stack>
  )
}

const canSignIn = ({ status }: Person) => status === 'CONFIRMED' || status === 'EXTERNAL_PROVIDER'

function PersonCard({ person }: { person: Person }) {
  const { t, locale } = useText('control')
  const words = t.control.parts.people
  const { act, doing } = useAct(() => location.assign('/'))
  const { name, email, password, second_factor: factor } = person
  return (
    <Card as="li">
      <Group gap="sm" align="start">
        <Avatar name={name} />
        <div>
          <Title level={2} size={4}>
            {name}
          </Title>
          <Text size="sm" tone="secondary" className={styles.code}>
            {email}
          </Text>
        </div>
      </Group>
      <Group gap="xs">
        {rolesOf(person).map((role) => (
          <Badge key={role} tone="primary">
            {words.roles[role]()}
          </Badge>
        ))}
        {factor !== null && <Badge>{words.secondFactor()}</Badge>}
        {password === null && <Badge>{words.provider()}</Badge>}
        {!canSignIn(person) && <Badge tone="warning">{words.unconfirmed()}</Badge>}
      </Group>
      <Text size="sm">{locale === 'fr-ca' ? person.note_in_french : person.note}</Text>
      {canSignIn(person) ? (
        <Button
          size="sm"
          width="full"
          aria-label={words.signInAs({ name })}
          pending={doing === 'sign-in'}
          onClick={() => void act('sign-in', () => signInAs(email))}
        >
          {words.signIn()}
        </Button>
      ) : (
        <Text size="sm" tone="secondary">
          {words.cannot()}
        </Text>
      )}
    </Card>
  )
}
