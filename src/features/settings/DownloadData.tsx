import { useMutation } from '@tanstack/react-query'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/Alert.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { readMyData, saveAsFile } from './my-data.ts'

/** The day as the device counts it, for the name of the file. */
function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

/** A copy of what the portal knows about oneself, made on this device. */
export function DownloadData() {
  const { t } = useText('settings')
  const { brand } = useConfig()
  const download = useMutation({
    mutationFn: async () => saveAsFile(`${brand.name.toLowerCase()}-${today()}.json`, await readMyData()),
  })
  const texts = t.settings.privacy
  return (
    <Stack gap="md">
      <Text>{texts.dataBody({ product: brand.name })}</Text>
      <Text tone="secondary">{texts.dataHint()}</Text>
      {download.isError && <Alert kind="error">{texts.downloadFailed()}</Alert>}
      <div role="status">
        {download.isSuccess && (
          <Alert kind="success" role="none">
            {texts.downloaded()}
          </Alert>
        )}
      </div>
      <Button
        variant="secondary"
        width="phone"
        pending={download.isPending}
        onClick={() => download.mutate()}
      >
        {texts.download()}
      </Button>
    </Stack>
  )
}
