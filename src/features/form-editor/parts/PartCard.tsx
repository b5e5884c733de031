import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { IconTrash } from '#src/ui/icons.ts'
import { Title } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { propertyId } from '../definition/element-ids.ts'
import styles from '../form-editor.module.css'

type Props = {
  place: { kind: 'alert' | 'score'; at: number }
  value: string
  onKey: (key: string) => void
  onRemove: () => void
  children: ReactNode
}

/** An alert or a score: its number, its fields, its key, and how it is removed. */
export function PartCard({ place, value, onKey, onRemove, children }: Props) {
  const { t } = useText('formEditor')
  const texts = place.kind === 'alert' ? t.formEditor.alerts : t.formEditor.scores
  const number = place.at + 1
  return (
    <Card as="section" aria-labelledby={propertyId(place, 'title')}>
      <div className={styles.view}>
        <Title level={3} size={4} id={propertyId(place, 'title')}>
          {texts.item({ number })}
        </Title>
        {children}
        <TextField
          id={propertyId(place, 'key')}
          label={t.formEditor.panel.key()}
          description={texts.keyHelp()}
          required
          autoComplete="off"
          maxLength={64}
          value={value}
          onChange={onKey}
        />
        <div>
          <Button variant="secondary" size="sm" icon={IconTrash} onClick={onRemove}>
            {texts.remove({ number })}
          </Button>
        </div>
      </div>
    </Card>
  )
}
