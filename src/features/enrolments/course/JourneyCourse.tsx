import { useSuspenseQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { getGetOrganizationJourneyCourseSuspenseQueryOptions } from '#generated/endpoints/organization-journeys/organization-journeys.ts'
import type { JourneyCourse as Course, JourneyCourseStep } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'

/** Draws the steps of a journey. */
type Flow = ComponentType<{ steps: readonly JourneyCourseStep[] }>

type Props = {
  journeyId: string
  /** Without it, the newest version that people are in. */
  version: number | undefined
  onVersion: (version: number) => void
  Flow: Flow
}

/** The steps of a journey, in a version that people are in now. */
export function JourneyCourse({ journeyId, version, onVersion, Flow }: Props) {
  const { t } = useText('enrolments')
  const { data } = useSuspenseQuery(
    getGetOrganizationJourneyCourseSuspenseQueryOptions(journeyId, version ? { version } : {}),
  )
  const texts = t.enrolments.course
  return (
    <Card>
      <Stack gap="md">
        <Text tone="secondary">{useVersionText(data)}</Text>
        {data.open_versions.length > 1 && (
          <div data-no-print>
            <SelectField
              label={texts.version()}
              short
              empty={false}
              value={String(data.version)}
              onChange={(next) => onVersion(Number(next))}
              options={data.open_versions.map((one) => ({
                value: String(one.version),
                label: texts.option({ version: one.version, count: one.open_enrolment_count }),
              }))}
            />
          </div>
        )}
        <Flow steps={data.steps} />
      </Stack>
    </Card>
  )
}

function useVersionText({ version, is_current: isCurrent, open_versions: open }: Course): string {
  const { t } = useText('enrolments')
  const texts = t.enrolments.course
  const count = open.find((one) => one.version === version)?.open_enrolment_count ?? 0
  if (count > 0) return texts.people({ version, count })
  return isCurrent && open.length === 0 ? texts.noOne({ version }) : texts.older({ version })
}
