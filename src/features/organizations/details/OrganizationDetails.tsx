import type { ReactNode } from 'react'
import type { Organization } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PhoneLink } from '#src/ui/actions/PhoneLink.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { OrganizationIcon } from '../logo/OrganizationIcon.tsx'
import styles from '../organizations.module.css'

/** Details of an organization (DATA-19, DATA-20, DATA-22). */
export function OrganizationDetails({ organization }: { organization: Organization }) {
  const { t } = useText()
  const texts = t.provider.organizationSettings
  const { name, address, contact_name: contact, email, phone } = organization
  return (
    <dl className={styles.details}>
      <Detail term={texts.name()}>
        <span className={styles.named}>
          <OrganizationIcon organization={organization} />
          {name}
        </span>
      </Detail>
      <Detail term={texts.address()}>{address && inOneLine(address)}</Detail>
      <Detail term={texts.contact()}>{contact}</Detail>
      <Detail term={texts.email()}>
        {email && (
          <TextLink href={`mailto:${email}`} newTab={false}>
            {email}
          </TextLink>
        )}
      </Detail>
      <Detail term={texts.phone()}>{phone && <PhoneLink phone={phone} />}</Detail>
    </dl>
  )
}

/** A postal code is not broken in two. */
const inOneLine = (address: string) => address.replace(/([A-Z]\d[A-Z]) (\d[A-Z]\d)/, '$1\u00A0$2')

function Detail({ term, children }: { term: string; children: ReactNode }) {
  const { t } = useText()
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children || (
          <Text as="span" tone="secondary">
            {t.provider.organizationSettings.missing()}
          </Text>
        )}
      </dd>
    </div>
  )
}
