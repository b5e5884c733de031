import * as z from 'zod/mini'
import { useReviewOrganizationContent } from '#generated/endpoints/organization-contents/organization-contents.ts'
import type { OrganizationContent } from '#generated/model/index.ts'
import { ifMatch } from '#src/api/if-match.ts'
import { failureMessage } from '#src/api/save-failure.ts'
import { choice, problemsBy } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { dateProblem } from '#src/lib/dates/date-rules.ts'
import { dayAfter } from '#src/lib/dates/day-after.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Text } from '#src/ui/basics.tsx'
import { textOf } from '../languages.ts'

const nexts = ['half', 'year', 'day', 'none'] as const
type Next = (typeof nexts)[number]

const reviewSchema = z.object({ next: choice(z.enum(nexts), 'missing'), date: z.string() }).check(
  problemsBy(({ next, date }) => {
    if (next !== 'day') return {}
    const today = localToday()
    const rules = { whole: true, min: dayAfter(today, { days: 1 }) }
    return { date: date === '' ? { code: 'required' } : dateProblem(date, rules, today) }
  }),
)

type Props = {
  content: OrganizationContent
  /** Someone has just checked it; otherwise only the date changes. */
  isReviewed: boolean
  onClose: () => void
  onDone: (content: OrganizationContent) => void
}

/** Asks when a content should be reviewed next. */
export function ReviewDialog({ content, isReviewed, onClose, onDone }: Props) {
  const { t, locale, format } = useText('contents', 'validation')
  const review = useReviewOrganizationContent({ request: ifMatch(content.revision) })
  const { id, review_on: day } = content
  const texts = t.contents.review
  const name = textOf(content.title, locale)
  const today = localToday()
  const dayOf = { half: dayAfter(today, { months: 6 }), year: dayAfter(today, { months: 12 }), none: null }
  const keepsDay = !isReviewed && day !== null
  const defaultValues: { next: Next | ''; date: string } = keepsDay
    ? { next: 'day', date: day }
    : { next: '', date: '' }
  const { values, field, shell } = useAppForm({
    schema: reviewSchema,
    defaultValues,
    texts: { missing: texts.missing() },
    apiFieldNames: { review_on: 'next' },
    send: ({ next, date }) =>
      review.mutateAsync({
        id,
        data: { review_on: next === 'day' ? date : dayOf[next], reviewed: isReviewed },
      }),
    onSaved: (saved) => {
      toast({ variant: 'success', message: isReviewed ? texts.marked() : texts.saved() })
      onDone(saved)
    },
    failureText: failureMessage({
      conflict: t.contents.publish.conflict,
      offline: texts.offline,
      failed: texts.failed,
    }),
  })
  const title = (isReviewed ? texts.reviewedTitle : texts.dateTitle)({ name })
  const labels: Record<Next, string> = {
    half: texts.half({ date: format.date(dayOf.half) }),
    year: texts.year({ date: format.date(dayOf.year) }),
    day: texts.day(),
    none: texts.noDate(),
  }
  // A dialog with two short fields closes without a prompt.
  return (
    <Modal opened onClose={onClose} closable={!review.isPending} staticBackdrop title={title} size="md">
      <FormShell
        {...shell}
        unsaved={false}
        aria-label={title}
        submitLabel={isReviewed ? texts.reviewed() : t.contents.edit.save()}
        onCancel={onClose}
      >
        {isReviewed && <Text>{texts.reviewedBody()}</Text>}
        <RadioField
          {...field('next')}
          label={texts.question()}
          required
          options={nexts.map((value) => ({ value, label: labels[value] }))}
        />
        {values.next === 'day' && <DateField {...field('date')} label={texts.date()} required />}
      </FormShell>
    </Modal>
  )
}
