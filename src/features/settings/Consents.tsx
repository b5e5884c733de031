import { useSuspenseQuery } from '@tanstack/react-query'
import { getListConsentDecisionsSuspenseQueryOptions } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import type { ConsentDecision } from '#generated/model/index.ts'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import styles from './settings.module.css'

/** The person's consent decisions with date and version, newest first. */
export function Consents() {
  const { t } = useText('settings')
  const { data } = useSuspenseQuery(getListConsentDecisionsSuspenseQueryOptions({ page_size: 100 }))
  const texts = t.settings.privacy
  if (data.results.length === 0) return <Text tone="secondary">{texts.consentsNone()}</Text>
  return (
    <ul role="list" className={styles.consents}>
      {data.results.map((consent) => (
        <Consent key={consent.id} consent={consent} />
      ))}
    </ul>
  )
}

function Consent({ consent }: { consent: ConsentDecision }) {
  const { t, format } = useText('settings')
  const { policies } = useConfig()
  const texts = t.settings.privacy
  const { policy, consented, version } = consent
  const date = format.date(consent.decided_at)
  // Policies are identified by URL (D-66); former ones show it as their name.
  const names = new Map([
    [policies.privacy, texts.privacyPolicy()],
    [policies.terms, texts.termsOfUse()],
  ])
  const isWeb = /^https?:/.test(policy)
  const name = names.get(policy) ?? policy
  return (
    <li>
      <Text strong className={styles.value}>
        {isWeb ? <TextLink href={policy}>{name}</TextLink> : name}
      </Text>
      <Text>{consented ? texts.agreedOn({ date }) : texts.takenBackOn({ date })}</Text>
      {version && (
        <Text size="sm" tone="secondary">
          {texts.version({ version })}
        </Text>
      )}
    </li>
  )
}
