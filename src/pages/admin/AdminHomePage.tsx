import { useSuspenseQuery } from '@tanstack/react-query'
import { getListOrganizationsSuspenseQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { PagedRegion } from '#src/ui/PagedRegion.tsx'
import { PageNav, PageStatus } from '#src/ui/PageNav.tsx'
import styles from '#src/features/journeys/journeys.module.css'
import type { Texts } from '#src/i18n/texts.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/page-number.ts'
import { Card } from '#src/ui/Card.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { IconBuilding } from '#src/ui/icons.ts'
import { PageHeader } from '#src/ui/PageHeader.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { Title } from '#src/ui/Title.tsx'

const SIZE = 20

export const title = (t: Texts): string => t.admin.home.title()

/** The organizations of the portal and how to reach them. */
export default function AdminHomePage() {
  const { t } = useText()
  const texts = t.admin.home
  return (
    <>
      <PageHeader title={texts.title()} subtitle={texts.intro()} />
      <PagedRegion title={texts.failed()} missing={texts.missingPage()}>
        {(page) => <Organizations page={page} />}
      </PagedRegion>
    </>
  )
}

function Organizations({ page }: { page: number }) {
  const { t } = useText()
  const { data } = useSuspenseQuery(getListOrganizationsSuspenseQueryOptions({ page, page_size: SIZE }))
  const texts = t.admin.home
  if (data.count === 0) {
    return (
      <EmptyState title={texts.empty.title()} icon={<IconBuilding aria-hidden size="1.75rem" />}>
        {texts.empty.body()}
      </EmptyState>
    )
  }
  const { from, to, pages } = pageSpan(page, SIZE, data.count)
  return (
    <Stack gap="lg">
      {pages > 1 && <PageStatus page={page}>{texts.showing({ from, to, total: data.count })}</PageStatus>}
      <ul role="list" className={styles.cards}>
        {data.results.map((organization) => (
          <OrganizationCard key={organization.id} organization={organization} />
        ))}
      </ul>
      <PageNav label={texts.pages()} previous={texts.previous()} next={texts.next()} {...{ page, pages }} />
    </Stack>
  )
}

function OrganizationCard({ organization }: { organization: Organization }) {
  const { t } = useText()
  const texts = t.admin.home
  const { name, contact_name, phone, email, address } = organization
  const known = [contact_name, phone, email, address].some(Boolean)
  return (
    <Card as="li">
      <Stack gap="sm">
        <Title level={2} size={3}>
          {name}
        </Title>
        {known ? (
          <dl className={styles.details}>
            {contact_name && <Detail term={texts.contact()}>{contact_name}</Detail>}
            {phone && (
              <Detail term={texts.phone()}>
                <TextLink href={`tel:${phone}`} newTab={false}>
                  {phone}
                </TextLink>
              </Detail>
            )}
            {email && (
              <Detail term={texts.email()}>
                <TextLink href={`mailto:${email}`} newTab={false}>
                  {email}
                </TextLink>
              </Detail>
            )}
            {address && <Detail term={texts.address()}>{address}</Detail>}
          </dl>
        ) : (
          <Text tone="secondary">{texts.noContact()}</Text>
        )}
      </Stack>
    </Card>
  )
}

function Detail({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
