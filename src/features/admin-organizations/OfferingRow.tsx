import { type DragEvent, useState } from 'react'
import { Language, type OrganizationOffering } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { IconArrowDown, IconArrowUp } from '#src/ui/icons.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import styles from './offerings.module.css'
import { useOffering } from './use-offering.ts'

export type Direction = 'up' | 'down'

/** The id of a move button, so that the focus can follow it. */
export const moveButtonId = (journey: string, direction: Direction): string => `${journey}-${direction}`

type Props = {
  offering: OrganizationOffering
  total: number
  isMoving: boolean
  onMove: (direction: Direction) => void
  /** Another journey is being dragged over this one. */
  isTarget: boolean
  drag: {
    onDragStart: (event: DragEvent) => void
    onDragOver: (event: DragEvent) => void
    onDrop: (event: DragEvent) => void
    onDragEnd: () => void
  }
}

/** One journey of an organization: whether it is open, its audience, languages and position. */
export function OfferingRow({ offering, total, isMoving, onMove, isTarget, drag }: Props) {
  const { t } = useText('adminOrganizations')
  const [isAsked, setAsked] = useState(false)
  const { change, failure } = useOffering()
  const { name, process_definition: id, position, is_offered: isOn, is_discoverable: isFound } = offering
  const texts = t.adminOrganizations.journeys
  const turn = isOn ? 'off' : 'on'
  return (
    <li className={styles.row} data-target={isTarget || undefined} draggable {...drag} aria-labelledby={id}>
      <Stack gap="sm">
        <Group gap="sm" justify="between">
          <Group gap="sm">
            <Title level={2} size={3} id={id}>
              {name}
            </Title>
            <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.isOn() : texts.isOff()}</Badge>
            <Text tone="secondary">{texts.inside({ count: offering.active_count })}</Text>
          </Group>
          <Group gap="sm">
            <Button
              variant="secondary"
              size="sm"
              aria-label={texts[turn].turn({ name })}
              onClick={() => setAsked(true)}
            >
              {texts[turn].confirm()}
            </Button>
            {position > 1 && (
              <Button
                id={moveButtonId(id, 'up')}
                variant="quiet"
                size="sm"
                icon={IconArrowUp}
                aria-label={texts.moveUp({ name })}
                pending={isMoving}
                onClick={() => onMove('up')}
              >
                {texts.up()}
              </Button>
            )}
            {position < total && (
              <Button
                id={moveButtonId(id, 'down')}
                variant="quiet"
                size="sm"
                icon={IconArrowDown}
                aria-label={texts.moveDown({ name })}
                pending={isMoving}
                onClick={() => onMove('down')}
              >
                {texts.down()}
              </Button>
            )}
          </Group>
        </Group>
        {failure && <Alert kind="error">{texts.failure[failure]()}</Alert>}
        <div className={styles.settings}>
          <CheckboxField
            label={texts.discoverable()}
            description={texts.discoverableHelp()}
            value={isFound}
            onChange={(value) =>
              change(offering, { is_discoverable: value }, () =>
                toast({ variant: 'success', message: texts.saved({ name }) }),
              )
            }
          />
          {offering.written_languages.length > 1 && <OfferingLanguages offering={offering} />}
        </div>
      </Stack>
      <TurnDialog offering={offering} opened={isAsked} onClose={() => setAsked(false)} />
    </li>
  )
}

/** Which of a journey's languages an organization offers; at least one stays on. */
function OfferingLanguages({ offering }: { offering: OrganizationOffering }) {
  const { t } = useText('adminOrganizations')
  const { change, failure } = useOffering()
  const [isLast, setLast] = useState(false)
  const texts = t.adminOrganizations.journeys
  const problem = failure && texts.failure[failure]()
  return (
    <CheckboxGroupField
      label={texts.languages()}
      error={isLast ? texts.oneLanguage() : problem}
      value={offering.languages}
      options={optionsOf(offering.written_languages, texts.language)}
      onChange={(chosen) => {
        const languages = Object.values(Language).filter((one) => chosen.includes(one))
        setLast(languages.length === 0)
        if (languages.length === 0) return
        change(offering, { languages }, () =>
          toast({ variant: 'success', message: texts.saved({ name: offering.name }) }),
        )
      }}
    />
  )
}

type TurnDialogProps = { offering: OrganizationOffering; opened: boolean; onClose: () => void }

/** Opens or closes a journey to new people, after explaining the effect. */
function TurnDialog({ offering, opened, onClose }: TurnDialogProps) {
  const { t } = useText('adminOrganizations')
  const { change, isPending, failure, reset } = useOffering()
  const { name, is_offered: isOn, active_count: count } = offering
  const texts = t.adminOrganizations.journeys
  const words = isOn ? texts.off : texts.on
  const close = () => {
    reset()
    onClose()
  }
  return (
    <ConfirmDialog
      opened={opened}
      undoable={isOn}
      title={words.title({ name })}
      confirmLabel={words.confirm()}
      pending={isPending}
      error={failure && texts.failure[failure]()}
      onCancel={close}
      onConfirm={() =>
        change(offering, { is_offered: !isOn }, () => {
          toast({ variant: 'success', message: words.done({ name }) })
          onClose()
        })
      }
    >
      <Stack gap="sm">
        <Text>{words.effect()}</Text>
        {isOn && <Text>{texts.off.inside({ count })}</Text>}
        {isOn && <Text>{texts.off.invited()}</Text>}
      </Stack>
    </ConfirmDialog>
  )
}
