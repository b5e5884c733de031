import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig } from '#src/flags/config.ts'
import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { saveBlob } from '#src/lib/browser/save-file.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ProgressText } from '#src/ui/data/ProgressText.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { type Step, steps } from './steps.ts'
import type { Writers } from './writers.ts'

type Progress = { step: Step; done?: number | undefined; total?: number | undefined }

/** Builds a complete copy of the person's data on this device. */
export function DownloadData({ loadWriters }: { loadWriters: () => Promise<Writers> }) {
  const { t, locale } = useText('settings')
  const { brand } = useConfig()
  const [progress, setProgress] = useState<Progress>({ step: 'account' })
  const download = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      setProgress({ step: 'account' })
      const [{ makeArchive }, writers] = await Promise.all([import('./archive.ts'), loadWriters()])
      const archive = await makeArchive(locale, writers, (step, done, total) =>
        setProgress({ step, done, total }),
      )
      saveBlob(`${brand.name.toLowerCase()}-${localToday()}.zip`, archive)
    },
  })
  const texts = t.settings.privacy
  const { step, done, total } = progress
  const what = texts.collecting[step]()
  return (
    <Stack gap="md">
      <Text>{texts.dataBody({ product: brand.name })}</Text>
      <Text tone="secondary">{texts.dataHint()}</Text>
      {download.isError && <Alert kind="error">{texts.downloadFailed()}</Alert>}
      {/* Announces the step only, not every file. */}
      <div role="status">
        {download.isPending && <Text>{what}</Text>}
        {download.isSuccess && (
          <Alert kind="success" role="none">
            {texts.downloaded()}
          </Alert>
        )}
      </div>
      {download.isPending && (
        <ProgressText
          completed={steps.indexOf(step) + (total ? (done ?? 0) / total : 0)}
          total={steps.length}
          text={
            total
              ? texts.collected({ done: done ?? 0, total })
              : texts.step({ number: steps.indexOf(step) + 1, total: steps.length })
          }
        />
      )}
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
