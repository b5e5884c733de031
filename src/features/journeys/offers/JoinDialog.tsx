import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCreateProcessInstance } from '#generated/endpoints/process-instances/process-instances.ts'
import type { Patient, ProcessDefinition } from '#generated/model/index.ts'
import { useConfirmedCall } from '#src/form-kit/confirm/use-confirmed-call.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useNavigate } from '#src/lib/router/hooks.ts'
import { paths } from '#src/routes/paths.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { ownProfiles } from '#src/session/user/own-profiles.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextLink } from '#src/ui/actions/TextLink.tsx'
import { ApiError } from '#src/api/errors.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { nameLang } from '../name-lang.ts'

/**
 * Why enrolment failed. `closed`: accepts no new people. `already`: enrolled, with the current journey if the
 * server names it.
 */
type JoinFailure =
  | { kind: 'offline' | 'closed' | 'failed' }
  | { kind: 'already'; journeyId: string | undefined }

const idIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('process_instance' in body)) return undefined
  return typeof body.process_instance === 'string' ? body.process_instance : undefined
}

function joinFailure(error: unknown): JoinFailure {
  if (!(error instanceof ApiError)) return { kind: 'failed' }
  if (error.isOffline) return { kind: 'offline' }
  if (fieldErrors(error)['process_definition']) return { kind: 'closed' }
  if (error.status === 409) return { kind: 'already', journeyId: idIn(error.body) }
  return { kind: 'failed' }
}

/** Care partners join for a person only if they may manage their journeys. */
const mayJoin = ({ care_partner_level: level }: Patient): boolean => level === undefined || level === 'manage'

type Props = { definition: ProcessDefinition; organizationId: string; onClose: () => void }

/** Enrols a profile in a journey and goes there, where its first step is introduced (JOURNEY-07..09). */
export function JoinDialog({ definition, organizationId, onClose }: Props) {
  const { t, locale } = useText('care')
  const navigate = useNavigate()
  const { current_patient: active } = useCurrentUser()
  const { data: profiles } = useQuery(ownProfiles())
  const [chosen, setChosen] = useState(active)
  const { join: texts, recommended } = t.care
  const { id, name, monitoring_note: note } = definition
  const options = (profiles?.results ?? []).filter(mayJoin).map((profile) => ({
    value: profile.id,
    label: `${profile.first_name} ${profile.last_name}`.trim(),
  }))
  const wanted = profiles && !options.some(({ value }) => value === chosen) ? undefined : chosen
  const patient = wanted ?? options[0]?.value
  const open = (journeyId: string) => paths.patient.journey({ organizationId, journeyId })

  function failed(error: unknown) {
    const failure = joinFailure(error)
    switch (failure.kind) {
      case 'offline':
        return texts.offline()
      case 'closed':
        return texts.closed()
      case 'failed':
        return texts.failed()
      case 'already':
        return (
          <Stack gap="xs">
            <Text>{recommended.already()}</Text>
            {failure.journeyId && <TextLink to={open(failure.journeyId)}>{recommended.open()}</TextLink>}
          </Stack>
        )
    }
  }

  const create = useCreateProcessInstance()
  const { send, dialog } = useConfirmedCall(create, {
    done: texts.joined({ name }),
    failed,
    onClose,
    onDone: (journey) => void navigate(open(journey.id)),
  })
  return (
    <ConfirmDialog
      {...dialog}
      opened
      title={texts.title({ name })}
      confirmLabel={texts.confirm()}
      onConfirm={() =>
        patient && send({ data: { process_definition: id, organization: organizationId, patient } })
      }
      // Pending until the profiles have loaded.
      pending={dialog.pending || !patient}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        {note && <Text {...(nameLang(definition.languages, locale) && { lang: 'en' })}>{note}</Text>}
        {options.length > 1 && (
          <SelectField
            label={texts.forWhom()}
            empty={false}
            value={patient ?? ''}
            options={options}
            onChange={(value) => {
              create.reset()
              setChosen(value)
            }}
          />
        )}
      </Stack>
    </ConfirmDialog>
  )
}
