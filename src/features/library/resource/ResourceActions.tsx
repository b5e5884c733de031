import type { Resource } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ExternalButton } from '#src/ui/actions/ExternalButton.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import styles from '../library.module.css'
import { fileNameOf, webAddress } from './web-places.ts'

/** Opens or downloads a document, or links to a site; says where the link leads. */
export function ResourceActions({ resource }: { resource: Resource }) {
  const { t } = useText('library')
  const texts = t.library.resource
  const address = webAddress(resource.url)
  // Our server never sends an invalid URL.
  if (!address) return null
  if (resource.kind === 'link') {
    return (
      <Stack gap="sm">
        <div>
          <ExternalButton href={address.href} width="phone">
            {texts.visit()}
          </ExternalButton>
        </div>
        <Text size="sm" tone="secondary">
          {texts.leaves({ host: address.host })}
        </Text>
      </Stack>
    )
  }
  return (
    <Stack gap="sm">
      <div className={styles.actions} data-no-print>
        <ExternalButton href={address.href} width="phone">
          {texts.open()}
        </ExternalButton>
        <ExternalButton
          href={address.href}
          download={fileNameOf(address)}
          variant="secondary"
          width="phone"
          icon={IconDownload}
        >
          {texts.download()}
        </ExternalButton>
      </div>
      <FileFacts resource={resource} />
    </Stack>
  )
}

function FileFacts({ resource }: { resource: Resource }) {
  const { t, format } = useText('library')
  const { media_type: type, page_count: pages, size } = resource
  const facts = [
    type === 'application/pdf' ? 'PDF' : type,
    pages === null ? null : t.library.resource.pages({ count: pages }),
    size === null ? null : t.library.resource.size({ kilobytes: format.number(Math.ceil(size / 1000)) }),
  ]
  return (
    <Text size="sm" tone="secondary">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  )
}
