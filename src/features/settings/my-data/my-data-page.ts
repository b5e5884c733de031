import type { FormData, FormDefinition } from '#generated/model/index.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { htmlText } from '#src/lib/files/html-text.ts'
import type { MyData } from './read-my-data.ts'
import type { Language, Writers } from './writers.ts'

type Content = {
  data: MyData
  /** Files by their path in the archive; null if withheld by the backend. */
  files: readonly { name: string; path: string | null }[]
  records: readonly { name: string; folder: string }[]
}

const style = `body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1a1a1a}
h2{border-bottom:2px solid #555;margin-top:2rem}li{margin-bottom:.5rem}dt{font-weight:600;margin-top:.5rem}
dd{margin-left:1rem;white-space:pre-line}@page{size:letter;margin:18mm 16mm}li{break-inside:avoid}`

const paragraph = (text: string) => `<p>${htmlText(text)}</p>`
const link = (path: string, text: string) => `<a href="${encodeURI(path)}">${htmlText(text)}</a>`
const list = (items: readonly string[]) =>
  `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`
const lines = (parts: readonly (string | null | undefined | false)[]) =>
  parts.flatMap((part) => (part ? [htmlText(part)] : [])).join('<br>\n')

type Answered = { definition: FormDefinition | null; form_data: FormData }

/** Answered questions with the form's labels. */
function answers({ definition, form_data: stored }: Answered, language: Language, writers: Writers): string {
  const fields = definition?.pages.flatMap((page) => page.fields) ?? []
  const entries = fields.flatMap((field) => {
    const said = writers.answerLines(field, stored[field.key], language)
    if (said.length === 0) return []
    const label = field.label[language.locale] ?? field.label['en-ca']
    return [`<dt>${htmlText(label)}</dt>\n${said.map((line) => `<dd>${htmlText(line)}</dd>`).join('\n')}`]
  })
  return entries.length === 0 ? '' : `<dl>\n${entries.join('\n')}\n</dl>`
}

/** A copy of all data as one page that references only files in the archive. */
export function myDataPage({ data, files, records }: Content, language: Language, writers: Writers): string {
  const { t, locale, format } = language
  const texts = t.settings.copy
  const section = (title: string, items: readonly string[]) =>
    `<h2>${htmlText(title)}</h2>\n${items.length === 0 ? paragraph(texts.none()) : list(items)}`
  const { user } = data
  const sent = data.submissions.map((submission) => {
    const head = lines([
      texts.sent({
        date: format.dateTime(submission.submitted_at),
        by: submission.submitted_by.display_name,
      }),
      submission.response === 'understood' && t.care.step.understood(),
      submission.question,
    ])
    return `<h3>${htmlText(submission.task_name)}</h3>\n<p>${head}</p>\n${answers(submission, language, writers)}`
  })
  const drafts = data.drafts.map(
    (draft) =>
      `<h3>${htmlText(draft.task_name)}</h3>\n${paragraph(texts.unsent())}\n${answers(draft, language, writers)}`,
  )
  const sections = [
    section(texts.account(), [
      lines([`${user.first_name ?? ''} ${user.last_name ?? ''}`.trim(), user.email]),
    ]),
    section(
      texts.profiles(),
      data.profiles.map(({ first_name: first, last_name: last }) => htmlText(`${first} ${last}`.trim())),
    ),
    section(
      texts.consents(),
      data.consents.map(({ policy, consented, decided_at: at }) => {
        const date = format.date(at)
        const { agreedOn, takenBackOn } = t.settings.privacy
        return lines([policy, consented ? agreedOn({ date }) : takenBackOn({ date })])
      }),
    ),
    section(
      texts.organizations(),
      data.organizations.map(({ name }) => htmlText(name)),
    ),
    section(
      texts.records(),
      records.map(
        ({ name, folder }) =>
          `${link(`${folder}/health-record.html`, name)} (${link(`${folder}/health-record.fhir.json`, 'FHIR')})`,
      ),
    ),
    section(
      texts.files(),
      files.map(({ name, path }) => (path === null ? htmlText(texts.refused({ name })) : link(path, name))),
    ),
    section(
      texts.shares(),
      data.records.flatMap(({ shares }) =>
        shares.map(({ label, created_at: at, opened_count: count, notes }) =>
          lines([
            label,
            texts.shared({ date: format.dateTime(at), count }),
            ...notes.map(({ author_name: author, text }) => texts.note({ author, text })),
          ]),
        ),
      ),
    ),
    section(
      texts.journeys(),
      data.journeys.map(({ process_definition_name: name, patient, enrolled_at: at }) =>
        lines([name, patient.display_name, texts.since({ date: format.date(at) })]),
      ),
    ),
    section(
      texts.history(),
      data.events.map(
        ({ type, task_name: step, process_definition_name: journey, occurred_at: at, actor, text }) =>
          lines([
            `${format.dateTime(at)}: ${t.care.history.type[type]()}`,
            [step, journey].filter(Boolean).join(', '),
            actor && t.care.history.by({ name: actor.display_name }),
            text,
          ]),
      ),
    ),
    `<h2>${htmlText(texts.answers())}</h2>\n${[...sent, ...drafts].join('\n') || paragraph(texts.none())}`,
    section(
      texts.library(),
      data.library
        .filter(
          ({ progress, saved_at: saved, read_at: read }) => progress > 0 || saved !== null || read !== null,
        )
        .map(({ content, progress, saved_at: saved, read_at: read }) =>
          lines([
            content.title,
            texts.progress({ percent: progress }),
            saved && texts.saved({ date: format.date(saved) }),
            read && texts.read({ date: format.date(read) }),
          ]),
        ),
    ),
  ]
  return `<!doctype html>
<html lang="${htmlLang(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${htmlText(texts.title())}</title>
<style>${style}</style>
</head>
<body>
<h1>${htmlText(texts.title())}</h1>
${paragraph(texts.intro())}
${sections.join('\n')}
</body>
</html>
`
}
