import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useState } from 'react'
import {
  useMessageMatchingProcessInstances,
  useMessageProcessInstances,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { getListMessageTemplatesQueryKey } from '#generated/endpoints/message-templates/message-templates.ts'
import type { MessageTemplate } from '#generated/model/index.ts'
import { refusalText } from '#src/api/save-failure.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { preloadModal } from '#src/ui/overlays/Modal.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import type { Messaged } from './SentNotice.tsx'
import { type Chosen, isCountChanged } from './selection.ts'
import { useChangedList } from './use-changed-list.ts'

/** The choice of an approved message; the page passes it in, from the organization's feature. */
export type MessageChoice = ComponentType<{
  organizationId: string
  chosen: MessageTemplate | undefined
  onChoose: (template: MessageTemplate | undefined) => void
  isMissing: boolean
}>

type Props = {
  organizationId: string
  chosen: Chosen
  Choice: MessageChoice
  onSent: (messaged: Messaged) => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

const isTemplateChanged = (error: unknown) => refusalText(error, 'code') === 'template_changed'

/** Sends an approved message to the selected people, after showing it in both languages. */
export function MessageDialog({ organizationId, chosen, Choice, onSent, onChanged }: Props) {
  const { t } = useText('enrolments', 'messages')
  const [opened, setOpened] = useState(false)
  const [template, setTemplate] = useState<MessageTemplate>()
  const [isMissing, setMissing] = useState(false)
  const queries = useQueryClient()
  const some = useMessageProcessInstances()
  const everyone = useMessageMatchingProcessInstances()
  const list = useChangedList()
  const { count, names, matching } = chosen
  const { isPending, error } = matching ? everyone : some
  const texts = t.enrolments.message
  const say = (messaged: Messaged) => {
    setOpened(false)
    onSent(messaged)
  }
  const onError = (failure: unknown) => {
    list.onError(failure)
    if (!isTemplateChanged(failure)) return
    setTemplate(undefined)
    void queries.invalidateQueries({ queryKey: getListMessageTemplatesQueryKey() })
  }
  const send = () => {
    if (isPending) return
    if (!template) {
      setMissing(true)
      return
    }
    const message = { template: template.id, revision: template.revision }
    if (matching)
      everyone.mutate(
        { data: { ...matching, ...message } },
        { onSuccess: (counts) => say({ kind: 'everyone', counts }), onError },
      )
    else
      some.mutate(
        { data: { ids: [...names.keys()], ...message } },
        { onSuccess: ({ results }) => say({ kind: 'some', results, names }), onError },
      )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          preloadModal()
          some.reset()
          everyone.reset()
          setTemplate(undefined)
          setMissing(false)
          setOpened(true)
        }}
      >
        {texts.button()}
      </Button>
      <ConfirmDialog
        opened={opened}
        title={texts.title({ count })}
        confirmLabel={texts.confirm({ count })}
        onConfirm={send}
        onCancel={() => {
          setOpened(false)
          if (isCountChanged(error)) onChanged()
        }}
        pending={isPending}
        error={error && (isTemplateChanged(error) ? texts.changed() : list.wordsFor(error, texts))}
      >
        <Stack gap="md">
          <Region title={t.messages.failed()} pending={<Skeleton lines={3} />}>
            <Choice {...{ organizationId, isMissing }} chosen={template} onChoose={setTemplate} />
          </Region>
          <Text>{texts.how()}</Text>
          <Text>{texts.left()}</Text>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
