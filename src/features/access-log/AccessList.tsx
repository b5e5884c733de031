import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getListAccessEventsSuspenseQueryOptions,
  useReportAccessEvent,
} from '#generated/endpoints/access-events/access-events.ts'
import { AccessAction, AccessActorKind, type AccessEvent, AccessInformation } from '#generated/model/index.ts'
import { accessReportCommentMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { CommentField, isTooLong } from '#src/form-kit/confirm/CommentField.tsx'
import { ConfirmButton } from '#src/form-kit/confirm/ConfirmButton.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { pageSpan } from '#src/lib/text/page-number.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Row, Rows, RowWords } from '#src/ui/layout/Rows.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { PageNav, PageStatus } from '#src/ui/lists/PageNav.tsx'
import type { ListAddress } from '#src/ui/lists/use-list-address.ts'
import styles from './access-log.module.css'

const SIZE = 50

const actorKinds = Object.values(AccessActorKind)
const actions = Object.values(AccessAction)
const information = Object.values(AccessInformation)

export const accessRules = {
  orderings: [],
  first: { by: '', descending: false },
  filters: { who: actorKinds, what: actions, about: information },
} as const

type Props = { patientId: string; address: ListAddress<typeof accessRules>; page: number }

/** Who else looked at the person's information or changed it, newest first. */
export function AccessList({ patientId, address, page }: Props) {
  const { t } = useText('access', 'kit')
  const { who, what, about } = address.filters
  const { data } = useSuspenseQuery(
    getListAccessEventsSuspenseQueryOptions(
      patientId,
      {
        page,
        page_size: SIZE,
        ...(who && { actor_kind: who }),
        ...(what && { action: what }),
        ...(about && { information: about }),
      },
      // other people add entries
      { query: { staleTime: 0 } },
    ),
  )
  const { count, results } = data
  const { from, to, pages } = pageSpan(page, SIZE, count)
  const kit = t.kit.list
  if (count === 0) return <Text>{address.isFiltered ? t.access.noneFiltered() : t.access.none()}</Text>
  return (
    <Stack gap="md">
      <PageStatus page={page}>{kit.showing({ from, to, total: count })}</PageStatus>
      <Rows>
        {results.map((event) => (
          <AccessRow key={event.id} {...{ event, patientId }} />
        ))}
      </Rows>
      <PageNav label={kit.pages()} previous={kit.previous()} next={kit.next()} {...{ page, pages }} />
    </Stack>
  )
}

/** Outside the list, so that they stay while it loads. */
export function AccessFilters({ address }: Pick<Props, 'address'>) {
  const { t } = useText('access')
  const { who, what, about } = address.filters
  const texts = t.access
  return (
    <div className={styles.filters} data-no-print>
      <SelectField
        label={texts.who()}
        empty={texts.anyone()}
        value={who}
        options={actorKinds.map((value) => ({ value, label: texts.kinds[value]() }))}
        onChange={(value) => address.filter('who', value)}
      />
      <SelectField
        label={texts.what()}
        empty={texts.anything()}
        value={what}
        options={actions.map((value) => ({ value, label: texts.action[value]() }))}
        onChange={(value) => address.filter('what', value)}
      />
      <SelectField
        label={texts.about()}
        empty={texts.everything()}
        value={about}
        options={information.map((value) => ({ value, label: texts.information[value]() }))}
        onChange={(value) => address.filter('about', value)}
      />
    </div>
  )
}

type AccessRowProps = { event: AccessEvent; patientId: string }

/** Who did what with which information and when; a report with its answer, or the button to report it. */
function AccessRow({ event, patientId }: AccessRowProps) {
  const { t, format } = useText('access')
  const texts = t.access
  const { at, count, actor_kind: kind, organization, reported_at: reportedAt, comment, answer } = event
  const name = event.actor_name || texts.noName()
  const date = format.dateTime(at)
  const unbroken = date.replaceAll(' ', '\u00a0')
  const actor = {
    care_team: () => texts.kind.care_team({ organization: organization?.name ?? '' }),
    administrator: () => texts.kind.administrator(),
    share_recipient: () => texts.kind.share_recipient(),
    care_partner: () => texts.kind.care_partner(),
  }
  return (
    <Row>
      <RowWords>
        <Text className={styles.text}>
          {texts.did[event.action]({ name })} <strong>{texts.information[event.information]()}</strong>
        </Text>
        <Text size="sm" tone="secondary" className={styles.text}>
          {actor[kind]()} ·{' '}
          <time dateTime={at}>{count > 1 ? texts.times({ count, date: unbroken }) : unbroken}</time>
        </Text>
        {reportedAt !== null && answer === null && (
          <Text>{texts.reported({ date: format.date(reportedAt) })}</Text>
        )}
        {comment !== null && <Text className={styles.text}>{texts.yourNote({ comment })}</Text>}
        {answer !== null && (
          <Text className={styles.text}>
            {texts.answered({ date: format.date(event.answered_at ?? at), answer })}
          </Text>
        )}
      </RowWords>
      {reportedAt === null && (
        <div data-no-print>
          <ReportButton
            {...{ event, patientId }}
            label={texts.report()}
            name={texts.reportOf({ name, date })}
          />
        </div>
      )}
    </Row>
  )
}

type ReportProps = AccessRowProps & { label: string; name: string }

/** Reports an event to the administrators. */
function ReportButton({ event, patientId, ...button }: ReportProps) {
  const { t } = useText('access')
  const [comment, setComment] = useState('')
  const texts = t.access.dialog
  return (
    <ConfirmButton
      {...button}
      look={{ size: 'sm' }}
      call={useReportAccessEvent()}
      variables={{ id: patientId, eventId: event.id, data: { comment: comment.trim() || null } }}
      isReady={!isTooLong(comment, accessReportCommentMax)}
      title={texts.title()}
      confirmLabel={texts.send()}
      done={texts.sent()}
      failed={texts.failed}
    >
      <Stack gap="md">
        <Text>{texts.body()}</Text>
        <CommentField
          label={texts.comment()}
          optional
          value={comment}
          onChange={setComment}
          max={accessReportCommentMax}
        />
      </Stack>
    </ConfirmButton>
  )
}
