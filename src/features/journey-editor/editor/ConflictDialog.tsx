import type { ReactNode } from 'react'
import type { JourneyDefinition, JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'
import { ConflictField, type Side, useSides } from '#src/form-kit/conflict.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { type Difference, differencesOf, merged } from '../design/design-changes.ts'
import { fieldIdOf } from './EditorContext.ts'
import { BannerName } from '../fields/BannerName.tsx'
import { useShownValue } from '../changes/use-shown-value.ts'

type Props = {
  mine: JourneyDesign
  theirs: JourneyDefinition
  theirDesign: JourneyDesign
  onSettle: (chosen: JourneyDesign) => void
  onClose: () => void
}

/**
 * Another person saved in the meantime: shows both values per difference, so that nothing is overwritten
 * silently.
 */
export function ConflictDialog({ mine, theirs, theirDesign, onSettle, onClose }: Props) {
  const { t, locale, format } = useText('journeyEditor')
  const shown = useShownValue()
  const { conflict: texts, parts, step: steps } = t.journeyEditor
  const differences = differencesOf(mine, theirDesign)
  const { field, settle } = useSides(
    differences.map(({ key }) => key),
    { idOf: (key) => fieldIdOf(`conflict-${key}`), missing: texts.missing() },
  )
  const stepIn = (design: JourneyDesign, id: string): JourneyDesignStep | undefined =>
    design.steps.find((step) => step.activity_id === id)
  const stepName = (step: JourneyDesignStep | undefined): string =>
    (step && (step.name[locale] || step.name['en-ca'])) || steps.unnamed()
  const nameOf = (one: Difference): string => {
    switch (one.kind) {
      case 'part':
        return parts[one.part]()
      case 'step':
        return texts.step({ name: stepName(stepIn(mine, one.activity) ?? stepIn(theirDesign, one.activity)) })
      case 'order':
        return texts.order()
    }
  }
  const valueOf = (design: JourneyDesign, one: Difference): ReactNode => {
    switch (one.kind) {
      case 'part':
        return one.part === 'banner' ? <BannerName banner={design.banner} /> : shown(design[one.part])
      case 'step':
        return shown(stepIn(design, one.activity) ?? null)
      case 'order':
        return design.steps
          .map((step, index) => steps.numbered({ number: index + 1, name: stepName(step) }))
          .join(' · ')
    }
  }
  const all = (side: Side) =>
    onSettle(merged(mine, theirDesign, Object.fromEntries(differences.map(({ key }) => [key, side]))))
  return (
    <Modal
      opened
      staticBackdrop
      scrollable
      size="lg"
      onClose={onClose}
      title={texts.title()}
      actions={
        <>
          {differences.length > 0 && (
            <Button onClick={() => settle((sides) => onSettle(merged(mine, theirDesign, sides)))}>
              {texts.chosen()}
            </Button>
          )}
          <Button variant="secondary" onClick={() => all('mine')}>
            {texts.allMine()}
          </Button>
          <Button variant="secondary" onClick={() => all('theirs')}>
            {texts.allTheirs()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>
          {texts.body({
            name: theirs.updated_by.display_name,
            date: format.dateTime(theirs.updated_at),
          })}
        </Text>
        {differences.map((one) => (
          <ConflictField
            {...field(one.key)}
            key={one.key}
            label={nameOf(one)}
            required
            sides={{
              mine: { label: texts.mine(), help: valueOf(mine, one) },
              theirs: { label: texts.theirs(), help: valueOf(theirDesign, one) },
            }}
          />
        ))}
      </Stack>
    </Modal>
  )
}
