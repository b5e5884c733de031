import { lazy } from 'react'
import { useParams } from 'react-router-dom'
import { ApiError } from '#src/api/errors.ts'
import { AuditList } from '#src/features/audit/AuditList.tsx'
import { InstanceDetail } from '#src/features/process-instances/instance/InstanceDetail.tsx'
import { type Texts, useText } from '#src/i18n/use-text.ts'
import { isUuid } from '#src/lib/validation/ids.ts'
import { PageHeader } from '#src/ui/text/PageHeader.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'

export const title = (t: Texts): string => t.instances.detail.title()

const InstanceCourse = lazy(() =>
  import('#src/features/journey-editor/diagram/InstanceCourse.tsx').then((module) => ({
    default: module.InstanceCourse,
  })),
)

const isGone = (error: unknown): boolean => error instanceof ApiError && error.notFound

/** One process instance, with the changes administrators made (ROUTE-20, ADMIN-01). */
export default function AdminProcessInstancePage() {
  const { t } = useText('instances')
  const { id } = useParams()
  const texts = t.instances.changes
  const fieldName = (field: string) => {
    const variable = /^variable:(.+)$/.exec(field)?.[1]
    if (variable !== undefined) return texts.variable({ name: variable })
    return field === 'activity' || field === 'instruction' ? texts[field]() : field
  }
  if (!isUuid(id)) return <GoneInstance id={id ?? ''} />
  return (
    <Stack gap="xl">
      <div>
        <Region
          resetKey={id}
          pending={<Skeleton cards={3} />}
          failure={(error, panel) =>
            isGone(error) ? (
              <GoneInstance id={id} />
            ) : (
              <>
                <PageHeader title={t.instances.detail.title()} />
                {panel}
              </>
            )
          }
        >
          <InstanceDetail key={id} id={id} Course={InstanceCourse} />
        </Region>
      </div>
      <AuditList objectType="process_instance" objectId={id} fieldName={fieldName} />
    </Stack>
  )
}

/** No instance at this URL: deleted, or never existed. */
function GoneInstance({ id }: { id: string }) {
  const { t } = useText('instances')
  const texts = t.instances.gone
  return (
    <>
      <PageHeader title={texts.title()} />
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <Text tone="secondary">{texts.id({ id })}</Text>
        <div>
          <ButtonLink to={paths.admin.processInstances()}>{texts.toList()}</ButtonLink>
        </div>
      </Stack>
    </>
  )
}
