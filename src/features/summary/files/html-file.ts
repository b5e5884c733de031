import type { HealthStory } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { htmlText } from '#src/lib/files/html-text.ts'
import { dateIn, listIn, sourceIn, type StoryItem, type Words } from '../story/story-item.ts'
import { failedParts, personLines, type StorySection, storySections } from '../view/story-view.ts'

const style = `body{font:1.0625rem/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#1a1a1a}
h2{border-bottom:2px solid #555;margin-top:2rem}li{margin-bottom:.75rem}dt{font-weight:600}
.source{color:#4a4a4a}@page{size:letter;margin:18mm 16mm}li{break-inside:avoid}`

function itemHtml(words: Words, item: StoryItem): string {
  const { title, state, facts } = item
  const head = `<strong>${htmlText(title)}</strong>${state === null ? '' : ` (${htmlText(state)})`}`
  const lines = [...facts.map(htmlText), `<span class="source">${htmlText(sourceIn(words, item))}</span>`]
  return `<li>${[head, ...lines].join('<br>\n')}</li>`
}

const listHtml = (words: Words, items: readonly StoryItem[]): string =>
  items.length > 0 ? `<ul>\n${items.map((item) => itemHtml(words, item)).join('\n')}\n</ul>` : ''

function sectionHtml(words: Words, section: StorySection): string {
  const { title, isFailed, items, empty, count } = section
  const { story } = words.t
  const current = items.filter(({ isPast }) => !isPast)
  const past = items.filter(({ isPast }) => isPast)
  const parts = [
    `<h2>${htmlText(title)}</h2>`,
    isFailed ? `<p><strong>${htmlText(story.failed({ section: title }))}</strong></p>` : '',
    !isFailed && items.length === 0 ? `<p>${htmlText(empty)}</p>` : '',
    listHtml(words, current),
    past.length > 0 ? `<h3>${htmlText(section.pastTitle)}</h3>` : '',
    listHtml(words, past),
    !isFailed && count > items.length
      ? `<p>${htmlText(story.notShown({ count: count - items.length }))}</p>`
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
<h1>${htmlText(texts.titleOf({ name: story.patient.display_name }))}</h1>
<dl>${person.map(({ label, value }) => `<dt>${htmlText(label)}</dt><dd>${htmlText(value)}</dd>`).join('\n')}</dl>
${failed.length > 0 ? `<p><strong>${htmlText(texts.failedList({ sections: listIn(words, failed) }))}</strong></p>` : ''}
${sections.map((section) => sectionHtml(words, section)).join('\n')}
<p>${htmlText(texts.made({ date: formatDateTime(words.locale, story.generated_at) }))}</p>
<p>${htmlText(texts.footer())}</p>
</article>`
}

/** A Health Story as a single self-contained web page; two languages follow each other. */
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
<title>${htmlText(title)}</title>
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
