import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  getListPersonMeasurementTargetsSuspenseQueryOptions,
  useDeletePersonMeasurementTarget,
} from '#generated/endpoints/measurement-targets/measurement-targets.ts'
import type { MeasurementTarget } from '#generated/model/index.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { IconPlus } from '#src/ui/icons.ts'
import { Group, Stack, Text, Title } from '#src/ui/basics.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { RecordDrawer } from '../../form/RecordDrawer.tsx'
import { type DrawerAddress, useDrawerAddress } from '../../form/use-drawer-address.ts'
import { kinds } from '../measurement-rules.ts'
import styles from '../measurements.module.css'
import { TargetForm } from './TargetForm.tsx'
import { newTarget, toFormValues } from './target-schema.ts'
import { targetWords } from './target-words.ts'

type Props = { organizationId: string; personId: string }

const targetsFor = ({ organizationId, personId }: Props) =>
  getListPersonMeasurementTargetsSuspenseQueryOptions(
    organizationId,
    personId,
    { page_size: kinds.length },
    { query: { staleTime: 0 } },
  )

/** What the care team aims for in a person's measurements, to set, change and remove. */
export function CareTargets(place: Props) {
  const { t } = useText('measurements')
  const heading = useRef<HTMLHeadingElement>(null)
  const texts = t.measurements.targets.care
  return (
    <Stack as="section" gap="sm">
      <Title level={2} id="person-targets" ref={heading} tabIndex={-1}>
        {texts.title()}
      </Title>
      <Text tone="secondary">{texts.intro()}</Text>
      <Region title={texts.failed()} pending={<Skeleton lines={3} />}>
        <Targets {...place} focusHeading={() => heading.current?.focus({ preventScroll: true })} />
      </Region>
    </Stack>
  )
}

function Targets({ focusHeading, ...place }: Props & { focusHeading: () => void }) {
  const { t } = useText('measurements')
  const { data } = useSuspenseQuery(targetsFor(place))
  const drawer = useDrawerAddress()
  const [asked, setAsked] = useState<MeasurementTarget>()
  const texts = t.measurements.targets.care
  const targets = data.results
  return (
    <>
      {targets.length === 0 ? (
        <Text>{texts.none()}</Text>
      ) : (
        <ul role="list" className={styles.targets} aria-labelledby="person-targets">
          {targets.map((target) => (
            <Row key={target.id} target={target} editTo={drawer.editTo(target.id)} state={drawer.linkState}>
              <Button
                variant="quiet"
                size="sm"
                aria-label={texts.removeOf({ kind: t.measurements.kind[target.kind]() })}
                onClick={() => setAsked(target)}
              >
                {texts.remove()}
              </Button>
            </Row>
          ))}
        </ul>
      )}
      {targets.length < kinds.length && (
        <Group>
          <ButtonLink
            to={drawer.addTo}
            state={drawer.linkState}
            variant="secondary"
            size="sm"
            icon={IconPlus}
          >
            {texts.add()}
          </ButtonLink>
        </Group>
      )}
      <TargetDrawer {...place} {...{ targets, drawer }} />
      <RemoveTarget {...place} target={asked} onClose={() => setAsked(undefined)} onRemoved={focusHeading} />
    </>
  )
}

type RowProps = { target: MeasurementTarget; editTo: string; state: unknown; children: React.ReactNode }

function Row({ target, editTo, state, children }: RowProps) {
  const { t, locale, format } = useText('measurements')
  const { targets: texts, kind: kindNames } = t.measurements
  const { kind, note, set_by: by, set_at: at } = target
  const name = kindNames[kind]()
  return (
    <li className={styles.targetRow}>
      <Stack gap="xs">
        <Text strong>{texts.kind({ kind: name, target: targetWords(target, { t, locale }) })}</Text>
        {note !== null && <Text>{note}</Text>}
        <Text size="sm" tone="secondary">
          {texts.care.set({ name: by.display_name, date: format.date(at) })}
        </Text>
      </Stack>
      <Group gap="sm">
        <ButtonLink
          to={editTo}
          state={state}
          variant="quiet"
          size="sm"
          aria-label={texts.care.changeOf({ kind: name })}
        >
          {texts.care.change()}
        </ButtonLink>
        {children}
      </Group>
    </li>
  )
}

type RemoveProps = Props & {
  target: MeasurementTarget | undefined
  onClose: () => void
  onRemoved: () => void
}

function RemoveTarget({ organizationId, personId, target, onClose, onRemoved }: RemoveProps) {
  const { t } = useText('measurements')
  const texts = t.measurements.targets.care
  const { send, dialog } = useConfirmedCall(useDeletePersonMeasurementTarget(), {
    done: texts.removed(),
    failed: failureMessage({
      offline: texts.offline,
      gone: texts.missing,
      locked: texts.gone,
      failed: texts.notRemoved,
    }),
    onClose,
    onDone: onRemoved,
  })
  return (
    <ConfirmDialog
      {...dialog}
      opened={target !== undefined}
      title={texts.removeTitle({ kind: target ? t.measurements.kind[target.kind]() : '' })}
      confirmLabel={texts.removeAction()}
      onConfirm={() => target && send({ id: organizationId, patientId: personId, kind: target.kind })}
    >
      <Text>{texts.removeBody()}</Text>
    </ConfirmDialog>
  )
}

type TargetDrawerProps = {
  organizationId: string
  personId: string
  targets: readonly MeasurementTarget[]
  drawer: DrawerAddress
}

/** Sets a target of a kind that has none, or changes one: `?add=1`, `?edit={id}`. */
function TargetDrawer({ targets, drawer, ...place }: TargetDrawerProps) {
  const { t, locale } = useText('measurements')
  const { state, close: onCancel } = drawer
  const texts = t.measurements.targets.care
  const edited = state.mode === 'edit' ? targets.find(({ id }) => id === state.id) : undefined
  const title = edited
    ? texts.changeOf({ kind: t.measurements.kind[edited.kind]() })
    : state.mode === 'edit'
      ? texts.edit()
      : texts.add()
  const shared = { ...place, label: title, onCancel }
  return (
    <RecordDrawer
      {...{ drawer, title }}
      add={(done) => (
        <TargetForm
          {...{ ...shared, done }}
          defaultValues={newTarget}
          kinds={kinds.filter((kind) => targets.every((target) => target.kind !== kind))}
        />
      )}
      edit={(_, done) =>
        edited ? (
          <TargetForm {...{ ...shared, done }} defaultValues={toFormValues(edited, locale)} />
        ) : (
          <Text>{texts.missing()}</Text>
        )
      }
    />
  )
}
