import { type FormEvent, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { FileKind } from '#src/lib/files/file-rules.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Stack, Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ExternalButton } from '#src/ui/actions/ExternalButton.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { IconDownload } from '#src/ui/icons.ts'
import { call } from '../call.ts'
import styles from '../control.module.css'
import { PAGE } from '../places.ts'
import { useAct } from '../use-act.ts'

const json: FileKind = { name: 'JSON', endings: ['.json'], type: 'application/json', begins: /^\s*\{/ }

export function Snapshot({ world, onRestored }: { world: string; onRestored: () => void }) {
  const { t } = useText('control')
  const words = t.control.parts.worlds.snapshot
  const [file, setFile] = useState<File | null>(null)
  const { act, doing } = useAct(onRestored)
  async function restore(event: FormEvent) {
    event.preventDefault()
    if (!file) return document.getElementById('snapshot')?.focus()
    const isDone = await act(
      'restore',
      async () => call('snapshot', 'PUT', await file.text()),
      words.restored(),
    )
    if (isDone) setFile(null)
  }
  return (
    <Card as="section" className={styles.narrow} aria-labelledby="snapshot-title">
      <form noValidate onSubmit={(event) => void restore(event)}>
        <Stack>
          <Title level={2} size={3} id="snapshot-title">
            {words.title({ name: world })}
          </Title>
          <Group>
            <ExternalButton
              href={`${PAGE}snapshot`}
              download={`portage-${world}.json`}
              variant="secondary"
              icon={IconDownload}
            >
              {words.save()}
            </ExternalButton>
          </Group>
          <FileField
            id="snapshot"
            label={words.file()}
            description={words.hint()}
            kinds={[json]}
            value={file}
            onChange={setFile}
          />
          <Group>
            <Button type="submit" variant="secondary" aria-disabled={!file} pending={doing === 'restore'}>
              {words.restore()}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
