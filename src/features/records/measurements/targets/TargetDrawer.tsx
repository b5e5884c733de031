import type { MeasurementTarget } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Text } from '#src/ui/text/Text.tsx'
import { RecordDrawer } from '../../form/RecordDrawer.tsx'
import type { DrawerAddress } from '../../form/use-drawer-address.ts'
import { kinds } from '../measurement-rules.ts'
import { TargetForm } from './TargetForm.tsx'
import { newTarget, toFormValues } from './target-schema.ts'

type Props = {
  organizationId: string
  personId: string
  targets: readonly MeasurementTarget[]
  drawer: DrawerAddress
}

/** Sets a target of a kind that has none, or changes one: `?add=1`, `?edit={id}`. */
export function TargetDrawer({ targets, drawer, ...place }: Props) {
  const { t, locale } = useText('measurements')
  const { state, close } = drawer
  const texts = t.measurements.targets.care
  const edited = state.mode === 'edit' ? targets.find(({ id }) => id === state.id) : undefined
  const title = edited
    ? texts.changeOf({ kind: t.measurements.kind[edited.kind]() })
    : state.mode === 'edit'
      ? texts.edit()
      : texts.add()
  const shared = { ...place, label: title, close }
  return (
    <RecordDrawer
      {...{ drawer, title }}
      add={
        <TargetForm
          {...shared}
          defaultValues={newTarget}
          kinds={kinds.filter((kind) => targets.every((target) => target.kind !== kind))}
        />
      }
      edit={() =>
        edited ? (
          <TargetForm {...shared} defaultValues={toFormValues(edited, locale)} />
        ) : (
          <Text>{texts.missing()}</Text>
        )
      }
    />
  )
}
