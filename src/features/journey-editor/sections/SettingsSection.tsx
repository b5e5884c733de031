import type { ComponentProps } from 'react'
import { Language } from '#generated/model/index.ts'
import {
  journeyDesignEstimatedWeeksMax,
  journeyDesignResponseHoursMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { optionsOf } from '#src/lib/objects/options-of.ts'
import { BannerField } from '../fields/BannerField.tsx'
import { fieldIdOf, useEditing } from '../editor/EditorContext.ts'
import { FormPicker } from '../choices/FormPicker.tsx'
import { noText } from '../design/design.ts'
import { BilingualField } from '../fields/BilingualField.tsx'
import { OptionalTexts } from '../fields/OptionalTexts.tsx'
import { usePart } from '../editor/use-parts.ts'
import { WholeField } from '../fields/WholeField.tsx'

/** The appearance and behaviour of a journey (JOURNEY-15). */
export function SettingsSection(banner: ComponentProps<typeof BannerField>) {
  const { t } = useText('journeyEditor')
  const { design, problems } = useEditing()
  const set = usePart()
  const texts = t.journeyEditor.options
  return (
    <TitledCard id="journey-settings" title={texts.title()} size={3}>
      <BannerField {...banner} />
      <CheckboxGroupField
        id={fieldIdOf('/languages')}
        label={texts.languages()}
        options={optionsOf(Object.values(Language), texts.language)}
        value={design.languages}
        error={problems['/languages']}
        onChange={(chosen) =>
          set({ languages: Object.values(Language).filter((one) => chosen.includes(one)) })
        }
      />
      <WholeField
        pointer="/estimated_weeks"
        label={texts.weeks()}
        value={design.estimated_weeks}
        min={1}
        max={journeyDesignEstimatedWeeksMax}
        onChange={(value) => set({ estimated_weeks: value })}
      />
      <FormPicker
        pointer="/start_form"
        label={texts.startForm()}
        description={texts.startFormHelp()}
        value={design.start_form}
        onChange={(form) => set({ start_form: form })}
      />
      <CheckboxField
        label={texts.nextTask()}
        description={texts.nextTaskHelp()}
        value={design.next_task_modal}
        onChange={(is) => set({ next_task_modal: is })}
      />
      <CheckboxField
        id={fieldIdOf('/is_monitored')}
        label={texts.monitored()}
        description={texts.monitoredHelp()}
        value={design.is_monitored}
        onChange={(is) => set({ is_monitored: is, monitoring_note: design.monitoring_note ?? noText })}
      />
      {(design.is_monitored || design.monitoring_note) && (
        <BilingualField
          long
          pointer="/monitoring_note"
          label={design.is_monitored ? texts.note() : texts.noteUnread()}
          value={design.monitoring_note ?? noText}
          onChange={(note, at) => set({ monitoring_note: note }, at)}
        />
      )}
      <WholeField
        pointer="/response_hours"
        label={texts.responseHours()}
        description={texts.responseHoursHelp()}
        value={design.response_hours}
        min={1}
        max={journeyDesignResponseHoursMax}
        onChange={(value) => set({ response_hours: value })}
      />
      <OptionalTexts
        pointer="/recommendation"
        question={texts.recommended()}
        help={texts.recommendedHelp()}
        label={texts.why()}
        value={design.recommendation}
        onChange={(value, at) => set({ recommendation: value }, at)}
      />
    </TitledCard>
  )
}
