import type { HealthStory } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { dateIn, listIn } from '../story-item.ts'
import type { StoryItem, Words } from '../story-item.ts'
import { failedParts, personLines, storySections } from '../story-view.ts'
import type { StorySection } from '../story-view.ts'

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What people wrote is text in the file, whatever it looks like. */
const safe = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')

const style = `body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1a1a1a}
h2{border-bottom:2px solid #555;margin-top:2rem}li{margin-bottom:.75rem}dt{font-weight:600}
.source{color:#4a4a4a}@page{size:letter;margin:18mm 16mm}li{break-inside:avoid}`

function itemHtml({ t }: Words, { title, state, facts, source }: StoryItem): string {
  const head = `<strong>${safe(title)}</strong>${state === null ? '' : ` (${safe(state)})`}`
  const lines = [...facts.map(safe), `<span class="source">${safe(t.story.source[source]())}</span>`]
  return `<li>${[head, ...lines].join('<br>\n')}</li>`
}

function sectionHtml(words: Words, section: StorySection): string {
  const { title, isFailed, items, empty, count } = section
  const { story } = words.t
  const parts = [
    `<h2>${safe(title)}</h2>`,
    isFailed ? `<p><strong>${safe(story.failed({ section: title }))}</strong></p>` : '',
    !isFailed && items.length === 0 ? `<p>${safe(empty)}</p>` : '',
    items.length > 0 ? `<ul>\n${items.map((item) => itemHtml(words, item)).join('\n')}\n</ul>` : '',
    !isFailed && count > items.length
      ? `<p>${safe(story.notShown({ count: count - items.length }))}</p>`
      : '',
  ]
  return parts.filter(Boolean).join('\n')
}

function inOne(words: Words, story: HealthStory): string {
  const { story: texts } = words.t
  const sections = storySections(words, story)
  const failed = failedParts(sections)
  const person = personLines(words, story, (date) => dateIn(words, date))
  return `<article lang="${htmlLang(words.locale)}">
<h1>${safe(texts.titleOf({ name: story.patient.display_name }))}</h1>
<dl>${person.map(({ label, value }) => `<dt>${safe(label)}</dt><dd>${safe(value)}</dd>`).join('\n')}</dl>
${failed.length > 0 ? `<p><strong>${safe(texts.failedList({ sections: listIn(words, failed) }))}</strong></p>` : ''}
${sections.map((section) => sectionHtml(words, section)).join('\n')}
<p>${safe(texts.made({ date: formatDateTime(words.locale, story.generated_at) }))}</p>
<p>${safe(texts.footer())}</p>
</article>`
}

/** A Health Story as one web page that needs nothing else; of two languages one after the other. */
export function htmlFile(columns: readonly Words[], story: HealthStory): string {
  const [first] = columns
  const title = first?.t.story.titleOf({ name: story.patient.display_name }) ?? ''
  return `<!doctype html>
<html lang="${first ? htmlLang(first.locale) : 'en-CA'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${safe(title)}</title>
<style>${style}</style>
</head>
<body>
<main>
${columns.map((words) => inOne(words, story)).join('\n')}
</main>
</body>
</html>
`
}
