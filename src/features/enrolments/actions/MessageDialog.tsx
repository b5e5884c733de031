import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import {
  getFilterProcessInstancesQueryOptions,
  useMessageMatchingProcessInstances,
  useMessageProcessInstances,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { getListMessageTemplatesQueryOptions } from '#generated/endpoints/message-templates/message-templates.ts'
import type { MessageOutcome, MessageTemplate, ProcessInstanceFilter } from '#generated/model/index.ts'
import { refusalText } from '#src/api/save-failure.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import type { Messaged } from './SentNotice.tsx'
import type { Chosen } from './selection.ts'
import { useChosenCall } from './use-chosen-call.ts'

/** The choice of an approved message; the page passes it in, from the organization's feature. */
export type MessageChoice = ComponentType<{
  templates: readonly MessageTemplate[]
  chosen: MessageTemplate | undefined
  onChoose: (template: MessageTemplate | undefined) => void
  attempts: number
}>

export type MessageDialogProps = {
  opened: boolean
  onClose: () => void
  organizationId: string
  chosen: Chosen
  Choice: MessageChoice
  onSent: (messaged: Messaged) => void
  /** The list has changed: the selection no longer holds. */
  onChanged: () => void
}

/** An organization keeps no more messages than fit on one page. */
const messagesOf = (organization: string) =>
  getListMessageTemplatesQueryOptions({ organization, page_size: 100 })

const isTemplateChanged = (error: unknown) => refusalText(error, 'code') === 'template_changed'

/** Sends an approved message to the selected people, after showing it in both languages. */
export function MessageDialog(props: MessageDialogProps) {
  const { opened, onClose, organizationId, chosen, Choice, onSent, onChanged } = props
  const { t } = useText('organization')
  const [template, setTemplate] = useState<MessageTemplate>()
  const [attempts, setAttempts] = useState(0)
  const { data, error: notLoaded, refetch } = useQuery({ ...messagesOf(organizationId), enabled: opened })
  const { count } = chosen
  const texts = t.organization.messages.dialog
  const { call, ...action } = useChosenCall<MessageOutcome, { template: string; revision: number }>({
    some: useMessageProcessInstances(),
    everyone: useMessageMatchingProcessInstances(),
    chosen,
    texts,
    onChanged,
  })
  const { send, dialog } = useConfirmedCall(call, {
    failed: (error) => (isTemplateChanged(error) ? texts.changed() : action.failed(error)),
    onDone: onSent,
    onFailed: (error) => {
      action.onFailed(error)
      if (!isTemplateChanged(error)) return
      setTemplate(undefined)
      void refetch()
    },
    onClose: () => {
      onClose()
      action.onClose()
    },
  })
  return (
    <ConfirmDialog
      {...dialog}
      opened={opened}
      title={texts.title({ count })}
      confirmLabel={data && data.count > 0 ? texts.confirm({ count }) : undefined}
      onConfirm={() =>
        template ? send({ template: template.id, revision: template.revision }) : setAttempts(attempts + 1)
      }
      size="lg"
    >
      <Stack gap="md">
        {!data && notLoaded && (
          <ErrorPanel title={texts.notLoaded()} error={notLoaded} onRetry={() => void refetch()} />
        )}
        {!data && !notLoaded && <Skeleton lines={4} />}
        {data?.count === 0 && <Text>{texts.noMessages()}</Text>}
        {data && data.count > 0 && (
          <>
            <Text>{texts.how()}</Text>
            <Text>{texts.left()}</Text>
            <Unreachable {...{ organizationId, chosen }} />
            <Suspense fallback={<Skeleton lines={4} />}>
              <Choice attempts={attempts} templates={data.results} chosen={template} onChoose={setTemplate} />
            </Suspense>
          </>
        )}
      </Stack>
    </ConfirmDialog>
  )
}

/** How many people the warning names. */
const NAMED = 3

/** The first of the chosen people whom no message reaches, and their number. */
function unreachableAmong(organization: string, { names, matching }: Chosen) {
  const { process_definition, filters } = matching ?? {}
  const filter: ProcessInstanceFilter = {
    organization,
    ...(matching ? { process_definition, ...filters } : { id__in: [...names.keys()] }),
    reachable: false,
  }
  const params = { page_size: NAMED, ordering: ['patient_name' as const] }
  return getFilterProcessInstancesQueryOptions(filter, params, {
    // An address may have been added since the dialog was last open.
    query: { refetchOnMount: 'always' },
  })
}

type Props = { organizationId: string; chosen: Chosen }

/** Says before sending how many of the chosen people no message reaches, and who the first ones are. */
function Unreachable({ organizationId, chosen }: Props) {
  const { t, locale } = useText('organization')
  const { data, isError } = useQuery(unreachableAmong(organizationId, chosen))
  const texts = t.organization.messages.dialog
  if (isError) return <Text>{texts.notChecked()}</Text>
  if (!data) return <Skeleton lines={1} />
  const { count, results } = data
  if (count === 0) return <Text>{texts.allReachable()}</Text>
  const shown = results.map(({ patient }) => patient.display_name)
  const names =
    count > NAMED
      ? texts.unreachableMore({ names: shown.join(', '), count: count - NAMED })
      : new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown)
  return (
    <Alert kind="warning" title={texts.unreachable({ count })}>
      {texts.unreachableWho({ names })}
    </Alert>
  )
}
