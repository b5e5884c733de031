import type { OrganizationContent } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Title } from '#src/ui/text/Title.tsx'
import { isUsed, UseList } from './UseList.tsx'

type Props = { content: OrganizationContent; organizationName: string }

/** Where a content is used, before anyone thinks of removing it. */
export function UsesCard({ content: { uses, status }, organizationName }: Props) {
  const { t } = useText('contents')
  const texts = t.contents.uses
  return (
    <Card as="section" aria-labelledby="uses">
      <Stack gap="md">
        <Title level={2} id="uses">
          {texts.title()}
        </Title>
        {isUsed(uses) ? (
          <>
            {status === 'draft' && <Text>{texts.draft()}</Text>}
            <UseList {...{ uses, organizationName }} isLinked />
          </>
        ) : (
          <Text tone="secondary">{texts.none()}</Text>
        )}
      </Stack>
    </Card>
  )
}
