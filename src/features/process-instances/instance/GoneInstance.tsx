import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'

/** No instance at this URL: deleted, or never existed. */
export function GoneInstance({ id }: { id: string }) {
  const { t } = useText('instances')
  const texts = t.instances.gone
  return (
    <>
      <PageHeader title={texts.title()} />
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <Text tone="secondary">{texts.id({ id })}</Text>
        <div>
          <ButtonLink to={paths.admin.processInstances()}>{texts.toList()}</ButtonLink>
        </div>
      </Stack>
    </>
  )
}
