import type { AttentionItem } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'

export function useAttentionWords() {
  const { t, locale, format } = useText('attention')
  const texts = t.attention
  const moment = (iso: string) => texts.at({ day: format.relativeDay(iso), time: format.time(iso) })

  function what(item: AttentionItem): string {
    const step = item.task?.name ?? ''
    switch (item.kind) {
      case 'alert':
        return item.audience === 'provider'
          ? texts.alert({ step, message: item.message ?? '' })
          : texts.answers({ step })
      case 'overdue_task':
        return item.audience === 'provider' ? texts.overdueOurs({ step }) : texts.overdue({ step })
      case 'stalled_draft':
        return texts.stalled({ step })
      case 'bounced_invitation':
        return texts.bounced()
    }
  }

  return {
    moment,
    what,
    /** An alert message written for the patient rather than the team. */
    told: ({ kind, audience, message }: AttentionItem) =>
      kind === 'alert' && audience === 'patient' ? (message ?? undefined) : undefined,
    who: ({ patient, email }: AttentionItem) => patient?.display_name ?? email ?? '',
    /** A step is due by the end of a day, so its time is omitted. */
    since: ({ kind, since }: AttentionItem) =>
      texts.since[kind]({ when: kind === 'overdue_task' ? format.relativeDay(since) : moment(since) }),
    /** If the journey is not available in the page's language, its texts fall back to English (LIB-01). */
    lang: ({ languages }: AttentionItem) =>
      languages.length === 0 || languages.includes(locale) ? undefined : 'en',
  }
}
