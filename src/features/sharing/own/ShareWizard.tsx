import { type ReactNode, useEffect, useState } from 'react'
import type {
  HealthStoryLanguage,
  HealthStorySection,
  HealthStoryShareCreated,
  HealthStoryView,
} from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { CopyButton } from '#src/ui/actions/CopyButton.tsx'
import { QrCode } from '#src/ui/data/QrCode.tsx'
import { Group, Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { Wizard } from '#src/ui/forms/Wizard.tsx'
import { passcodeGroups } from '../passcode.ts'
import styles from './own.module.css'
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

/** The link and passcode of a new share, shown separately and only once (SHARE-01, SHARE-02). */
function ShareMade({ made, next }: { made: HealthStoryShareCreated; next: string }) {
  const { t, format } = useText('sharing')
  const words = t.sharing.made
  useEffect(() => {
    // Replaces a long form, so the page scrolls to the new content.
    const heading = document.querySelector('h1')
    if (heading) heading.tabIndex = -1
    heading?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <Stack gap="lg">
      <PageHeader title={words.title()} subtitle={words.ends({ date: format.dateTime(made.expires_at) })} />
      <Alert kind="warning" role="none" title={words.separately()}>
        {words.once()}
      </Alert>
      <div className={styles.pair}>
        <TitledCard id="share-link" title={words.link()} size={3}>
          <Text className={styles.secret}>{made.url}</Text>
          <Group>
            <CopyButton
              text={made.url}
              label={words.copyLink()}
              done={words.linkCopied()}
              failed={words.copyFailed()}
            />
          </Group>
          <QrCode text={made.url} label={words.qr()} />
          <Text size="sm" tone="secondary">
            {words.qrHelp()}
          </Text>
        </TitledCard>
        <TitledCard id="share-passcode" title={words.passcode()} size={3}>
          <Text className={styles.passcode}>{passcodeGroups(made.passcode)}</Text>
          <Group>
            <CopyButton
              text={made.passcode}
              label={words.copyPasscode()}
              done={words.passcodeCopied()}
              failed={words.copyFailed()}
            />
          </Group>
        </TitledCard>
      </div>
      <Group>
        <ButtonLink to={next} replace>
          {words.done()}
        </ButtonLink>
      </Group>
    </Stack>
  )
}
