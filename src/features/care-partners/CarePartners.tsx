import { useSuspenseQuery } from '@tanstack/react-query'
import { getListCarePartnersSuspenseQueryOptions } from '#generated/endpoints/care-partnerships/care-partnerships.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Row, Rows, RowWords } from '#src/ui/layout/Rows.tsx'
import { Text } from '#src/ui/basics.tsx'
import { EndButton } from './EndButton.tsx'
import { PartnershipFacts } from './PartnershipFacts.tsx'

type Props = { patientId: string; label: string }

/** Who helps a person, and who was invited to. */
export function CarePartners({ patientId, label }: Props) {
  const { t } = useText('partners')
  const { data } = useSuspenseQuery(
    getListCarePartnersSuspenseQueryOptions(
      patientId,
      { page_size: 100 },
      // others accept and end
      { query: { staleTime: 0 } },
    ),
  )
  if (data.results.length === 0) return <Text>{t.partners.none()}</Text>
  return (
    <Rows aria-label={label}>
      {data.results.map((partnership) => {
        const { id, partner_name: partnerName, partner_email: email, status } = partnership
        const name = partnerName ?? email
        return (
          <Row key={id}>
            <RowWords>
              <Text strong>{name}</Text>
              <PartnershipFacts partnership={partnership} />
            </RowWords>
            <EndButton {...{ id, name }} how={status === 'invited' ? 'cancel' : 'end'} />
          </Row>
        )
      })}
    </Rows>
  )
}
