import { useState, type ReactNode } from 'react'
import type { HealthStoryLanguage, HealthStorySection, HealthStoryView } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { Wizard } from '#src/ui/forms/Wizard.tsx'
import styles from './own.module.css'
import { ShareMade } from './ShareMade.tsx'
import { WhatToShare, WhoReads } from './ShareQuestions.tsx'
import { shareContent } from './share-schema.ts'
import { useShareForm } from './use-share-form.ts'

export type ShareChoice = {
  view: HealthStoryView
  sections: readonly HealthStorySection[]
  hidden: readonly string[]
  since: string | null
  language: HealthStoryLanguage
}

type Props = {
  patient: string
  /** The name of the profile, unless it is the person's own. */
  name: string | undefined
  back: string
  /** The view that is chosen at first. */
  view: HealthStoryView
  /** The sections of the emergency page. */
  emergency: readonly HealthStorySection[]
  /** URL of the list of shares. */
  manage: string
  /** Renders what the reader will see, with controls to hide and restore records. */
  preview: (choice: ShareChoice, onHide: (hidden: string[]) => void) => ReactNode
}

/** Shares a Health Story in three steps: what, with whom, and an exact preview (B3, 2.16). */
export function ShareWizard({ patient, name, back, view, emergency, manage, preview }: Props) {
  const { t } = useText('sharing', 'story', 'validation', 'kit')
  const words = t.sharing.create
  const [at, go] = useState(0)
  const { made, set, values, field, wizard } = useShareForm({ patient, view, emergency })
  if (made) return <ShareMade made={made} next={manage} />

  const choice: ShareChoice = {
    ...shareContent(values, emergency),
    hidden: values.hidden,
    language: values.language || 'both',
  }
  return (
    <Stack gap="lg">
      <PageHeader
        title={name === undefined ? words.title() : words.titleOf({ name })}
        subtitle={words.intro()}
        back={{ to: back, label: t.sharing.back() }}
      />
      <Wizard
        {...wizard}
        step={{ at, go }}
        submitLabel={words.submit()}
        pages={[
          {
            id: 'what',
            title: words.what(),
            fields: ['view', 'sections', 'back'],
            content: <WhatToShare field={field} />,
          },
          {
            id: 'who',
            title: words.who(),
            fields: ['label', 'language'],
            content: <WhoReads field={field} />,
          },
          {
            id: 'preview',
            title: words.preview(),
            fields: [],
            content: (
              <Stack>
                <Text>{words.previewHelp()}</Text>
                <div className={styles.preview}>{preview(choice, (hidden) => set({ hidden }))}</div>
              </Stack>
            ),
          },
        ]}
      />
    </Stack>
  )
}
