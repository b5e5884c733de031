import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { type ExportWanted, useExport } from './use-export.ts'

/** Exports all matching people, on all pages, as a spreadsheet; states their number first. */
export function ExportDialog({ count, ...wanted }: ExportWanted & { count: number }) {
  const { t, locale } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  const { run, stop, state } = useExport(wanted, () => setOpened(false))
  const texts = t.enrolments.csv
  const columns = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
    wanted.columns.map(({ label }) => label),
  )
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={IconDownload}
        disabled={count === 0}
        onClick={() => setOpened(true)}
      >
        {texts.button()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.title()}
        confirmLabel={texts.confirm({ count })}
        onConfirm={run}
        onCancel={() => {
          stop()
          setOpened(false)
        }}
        pending={state.kind === 'working'}
        error={state.kind === 'failed' && texts.failed()}
      >
        <Stack gap="md">
          <Text>{texts.body({ count, columns })}</Text>
          <Text>{texts.care()}</Text>
          <div role="status">
            {state.kind === 'working' && <Text>{texts.working({ done: state.done, count })}</Text>}
          </div>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
