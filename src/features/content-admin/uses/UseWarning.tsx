import type { OrganizationContentUses } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { isUsed, UseList } from './UseList.tsx'

type Props = { uses: OrganizationContentUses; organizationName: string; action: 'unpublish' | 'delete' }

/** Names what an action affects, in its dialog; nothing for a content that is not in use. */
export function UseWarning({ uses, organizationName, action }: Props) {
  const { t } = useText('contents')
  const texts = t.contents.uses
  if (!isUsed(uses)) return null
  return (
    <Alert kind="warning" role="none" title={texts.inUse()}>
      {texts[action]()}
      <UseList {...{ uses, organizationName }} />
    </Alert>
  )
}
