import type { HealthStory } from '#generated/model/index.ts'
import { formatDateTime } from '#src/i18n/format.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { htmlText } from '#src/lib/files/html-text.ts'
import { phoneAddress, shownPhone } from '#src/lib/validation/phone.ts'
import { dateIn, sourceIn, type StoryItem, type Words } from '../story/story-item.ts'
import { aboutPerson, contactName } from '../view/story-view.ts'
import { emergencySections } from './emergency-sections.ts'

const fact = (label: string, html: string) => `<dt>${htmlText(label)}</dt><dd>${html}</dd>`

function contactHtml({ t }: Words, { emergency_contact: contact }: HealthStory['patient']): string {
  const { person } = t.story
  if (!contact) return htmlText(person.unknown())
  const phone = htmlText(shownPhone(contact.phone, person.phoneWithExtension))
  return `${htmlText(contactName(contact))} <a href="${htmlText(phoneAddress(contact.phone))}">${phone}</a>`
}

function itemHtml(words: Words, item: StoryItem): string {
  const source = item.source === 'self_reported' ? '' : sourceIn(words, item)
  const rest = [item.state, item.brief, source].filter((text) => text).join(' · ')
  return `<li><strong>${htmlText(item.title)}</strong> ${htmlText(rest)}</li>`
}

/** The emergency page as plain HTML, to be read without the portal. */
export function emergencyHtml(words: Words, story: HealthStory): string {
  const { story: texts, emergency } = words.t
  const made = formatDateTime(words.locale, story.generated_at)
  const person = aboutPerson(words, story, (date) => dateIn(words, date))
  const sections = emergencySections(words, story).map(({ title, items, empty }) => {
    const list = items.map((item) => itemHtml(words, item)).join('\n')
    return `<h2>${htmlText(title)}</h2>\n${list ? `<ul>${list}</ul>` : `<p>${htmlText(empty)}</p>`}`
  })
  return `<article lang="${htmlLang(words.locale)}">
<h1>${htmlText(emergency.titleOf({ name: story.patient.display_name }))}</h1>
<p class="kept">${htmlText(emergency.kept.on({ date: made }))}</p>
<dl>${person.map(({ label, value }) => fact(label, htmlText(value))).join('\n')}
${fact(texts.person.contact(), contactHtml(words, story.patient))}</dl>
${sections.join('\n')}
<p>${htmlText(texts.emergency.footer())}</p>
</article>`
}
