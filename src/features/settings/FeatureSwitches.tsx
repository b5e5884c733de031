import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flagTable, isUserFlag, type FlagNameOf } from '#src/flags/flags.ts'
import { setUserFlag } from '#src/flags/user-flags.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { useFlag } from '#src/session/user/use-flag.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import styles from './settings.module.css'

type UserFlag = FlagNameOf<'user'>

/** A person's own feature flags with descriptions (SET-04, FLAG-13..15), stored in a cookie for 365 days (D-20). */
export function FeatureSwitches() {
  return (
    <Card>
      <ul role="list" className={styles.features}>
        {Object.keys(flagTable)
          .filter(isUserFlag)
          .map((name) => (
            <li key={name}>
              <FeatureSwitch name={name} />
            </li>
          ))}
      </ul>
    </Card>
  )
}

function FeatureSwitch({ name }: { name: UserFlag }) {
  const { t } = useText('settings')
  const queryClient = useQueryClient()
  const { id } = useCurrentUser()
  const isOn = useFlag(name)
  const texts = t.settings.features
  const [wanted, setWanted] = useState<boolean>()
  const choose = async (on: boolean) => {
    if (wanted !== undefined) return
    setWanted(on)
    // Preloads the profiles the gate now needs, so that this page stays mounted.
    if (name === 'multipleProfiles' && on) {
      await queryClient.ensureQueryData(ownProfiles()).catch(() => undefined)
    }
    setUserFlag(id, name, on)
    setWanted(undefined)
  }
  return (
    <CheckboxField
      id={name}
      name={name}
      label={texts[name]()}
      description={texts[`${name}Effect`]()}
      value={wanted ?? isOn}
      onChange={(on) => void choose(on)}
    />
  )
}
