import type { OrganizationContent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { isUsed, UseList } from './UseList.tsx'

type Props = { content: OrganizationContent; organizationName: string }

/** Where a content is used, before anyone thinks of removing it. */
export function UsesCard({ content: { uses, status }, organizationName }: Props) {
  const { t } = useText('contents')
  const texts = t.contents.uses
  return (
    <TitledCard id="uses" title={texts.title()}>
      {isUsed(uses) ? (
        <>
          {status === 'draft' && <Text>{texts.draft()}</Text>}
          <UseList {...{ uses, organizationName }} isLinked />
        </>
      ) : (
        <Text tone="secondary">{texts.none()}</Text>
      )}
    </TitledCard>
  )
}
