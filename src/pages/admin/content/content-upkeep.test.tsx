import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import type { OrganizationContent } from '#generated/model/index.ts'
import { dayAfter } from '#src/lib/dates/day-after.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { openContent } from '#tests/dom/content-page.tsx'
import { content } from '#tests/dom/contents.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'

// When a content is published and reviewed.

const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
const write = (into: HTMLElement, value: string) => fireEvent.change(into, { target: { value } })
const save = async () =>
  userEvent.click(
    within(await screen.findByRole('form', { name: 'Content' })).getByRole('button', { name: 'Save' }),
  )
const saved = () => callsTo('saveOrganizationContent').map(({ body, headers }) => [body, headers['if-match']])
type Box = ReturnType<typeof within>
const press = async (box: Box, name: string) => userEvent.click(box.getByRole('button', { name }))

afterEach(() => localStorage.clear())

describe('scheduled publishing', () => {
  const ready = (changes: Partial<OrganizationContent> = {}) =>
    content({ title: { 'en-ca': 'Walking with crutches', 'fr-ca': '' }, ...changes })
  const card = async () => within(await screen.findByRole('region', { name: 'What patients see' }))
  const at = new Date(2031, 1, 3, 14, 30).toISOString().replace('.000Z', 'Z')
  const when = 'February 3, 2031 at 2:30 p.m.'
  const sent = () =>
    callsTo('scheduleOrganizationContent').map(({ body, headers }) => [body, headers['if-match']])
  const fill = (dialog: Box, year: string, time: string) => {
    write(dialog.getByRole('textbox', { name: 'Day' }), '3')
    fireEvent.change(dialog.getByRole('combobox', { name: 'Month' }), { target: { value: '02' } })
    write(dialog.getByRole('textbox', { name: 'Year' }), year)
    write(dialog.getByRole('textbox', { name: /^Time/ }), time)
  }

  test('a day and a time, in the zone of this device; what is not saved is saved first', async () => {
    answer('saveOrganizationContent', () => ready({ revision: 4, minutes: 5 }))
    answer('scheduleOrganizationContent', () => ready({ revision: 5, minutes: 5, publish_at: at }))
    await openContent(ready())
    write(await screen.findByRole('textbox', { name: /^Time in minutes/ }), '5')
    await press(await card(), 'Publish later')
    const dialog = within(await screen.findByRole('dialog'))
    expect(saved()).toHaveLength(1)
    expect(dialog.getByText(/^This is the time of this device: /)).toBeTruthy()
    fill(dialog, '2020', 'noon')
    await press(dialog, 'Schedule')
    expect(dialog.getAllByText(/Enter a date on or after/).length).toBeGreaterThan(0)
    expect(dialog.getAllByText(/Enter a time/).length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
    fill(dialog, '2031', '2:30 pm')
    await press(dialog, 'Schedule')
    expect(await screen.findByText(`Scheduled for ${when}`)).toBeTruthy()
    expect(sent()).toEqual([[{ publish_at: at }, '"4"']])
    const after = await card()
    expect(after.getByText(`It will be published on ${when}`)).toBeTruthy()
    expect(after.queryByRole('button', { name: 'Publish later' })).toBeNull()
    expect(document.activeElement?.textContent).toBe('What patients see')
  })

  test('today, a time that has passed is not in the future', async () => {
    await openContent(ready({ publish_at: new Date(Date.now() - 60_000).toISOString() }))
    await press(await card(), 'Change the time')
    const dialog = within(await screen.findByRole('dialog'))
    await press(dialog, 'Schedule')
    expect(
      dialog.getAllByText(/Enter a time in the future\.|Enter a date on or after/).length,
    ).toBeGreaterThan(0)
    expect(sent()).toEqual([])
  })

  test('it is cancelled at any time, and what is not saved stays', async () => {
    await openContent(ready({ publish_at: at }))
    write(await screen.findByRole('textbox', { name: /^Time in minutes/ }), '5')
    for (const [status, words] of [
      [0, /^You're offline\./],
      [412, /^Someone else changed it/],
      [500, /^We couldn't cancel the schedule\./],
    ] as const) {
      fails('scheduleOrganizationContent', status)
      await press(await card(), 'Cancel publishing')
      expect(await (await card()).findByText(words)).toBeTruthy()
    }
    answer('scheduleOrganizationContent', () => ready({ revision: 4 }))
    await press(await card(), 'Cancel publishing')
    expect(await screen.findByText(/^The schedule was cancelled\./)).toBeTruthy()
    expect(sent().at(-1)).toEqual([{ publish_at: null }, '"3"'])
    expect(saved()).toEqual([])
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Time in minutes/ }).value).toBe('5')
    expect((await card()).getByRole('button', { name: 'Publish later' })).toBeTruthy()
  })

  test('LIB-01: what is missing is named before it is scheduled, and by the server in the dialog', async () => {
    const { unmount } = await openContent(content({ tags: [] }))
    await press(await card(), 'Publish later')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement?.textContent).toMatch(/^Add this before you publish:/)
    unmount()
    fails('scheduleOrganizationContent', 400, {
      summary: { 'en-ca': ['Needed before patients can see it.'] },
    })
    await openContent(ready())
    await press(await card(), 'Publish later')
    const dialog = within(await screen.findByRole('dialog'))
    fill(dialog, '2031', '14:30')
    await press(dialog, 'Schedule')
    expect((await dialog.findByText('Summary in English')).closest('li')?.textContent).toBe(
      'Summary in English – Needed before patients can see it.',
    )
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Year' }).value).toBe('2031')
    // What was missing is no longer said once another answer says something else.
    fails('scheduleOrganizationContent', 500)
    await press(dialog, 'Schedule')
    await waitFor(() => expect(dialog.queryByText('Summary in English')).toBeNull())
    expect(dialog.getByRole('alert')).toBeTruthy()
  })

  test.each([
    ['en-ca', `It wasn't published on ${when}`, 'What patients see'],
    ['fr-ca', 'Il n’a pas été publié le 3 février 2031 à 14 h 30', 'Ce que voient les patientes et patients'],
  ] as const)('%s: a publication that did not happen says so', async (locale, words, name) => {
    await openContent(ready({ publish_failed_at: at }), locale)
    const region = within(await screen.findByRole('region', { name }))
    expect(region.getByText(words)).toBeTruthy()
  })
})

describe('reviews', () => {
  const review = async (locale: 'en-ca' | 'fr-ca' = 'en-ca') =>
    within(await screen.findByRole('region', { name: locale === 'en-ca' ? 'Review' : 'Vérification' }))
  const begin = async (button: string) => {
    await userEvent.click((await review()).getByRole('button', { name: button }))
    return within(await screen.findByRole('dialog'))
  }
  const sent = () =>
    callsTo('reviewOrganizationContent').map(({ body, headers }) => [body, headers['if-match']])
  const day = '2027-05-27'

  test.each([
    ['en-ca', null, false, /^There's no review date\./, 'Set a review date'],
    ['en-ca', day, false, /^The next review is on May 27, 2027\./, 'Change the date'],
    ['en-ca', day, true, 'Due for review since May 27, 2027', 'Change the date'],
    ['fr-ca', null, false, /^Aucune date de vérification\./, 'Choisir une date de vérification'],
    ['fr-ca', day, false, /prévue le 27 mai 2027\./, 'Changer la date'],
    ['fr-ca', day, true, 'À vérifier depuis le 27 mai 2027', 'Changer la date'],
  ] as const)('%s: a review on %s, due: %s', async (locale, review_on, is_review_due, words, button) => {
    await openContent(content({ review_on, is_review_due }), locale)
    const card = await review(locale)
    expect(card.getByText(words)).toBeTruthy()
    expect(card.getByText(/August 30, 2026|30 août 2026/)).toBeTruthy()
    expect(card.getByRole('button', { name: button })).toBeTruthy()
  })

  test.each([
    [/^In 6 months/, dayAfter(localToday(), { months: 6 })],
    [/^In a year/, dayAfter(localToday(), { months: 12 })],
    ['No review date', null],
  ])('marked as reviewed, the next one %s; what is not saved stays', async (choice, review_on) => {
    answer('reviewOrganizationContent', () => content({ revision: 4, review_on, reviewed_at: '2026-11-20' }))
    await openContent(content({ review_on: day, is_review_due: true }))
    write(await field('Summary in French'), 'Pas à pas')
    const dialog = await begin('Mark as reviewed')
    await press(dialog, 'Mark as reviewed')
    expect(dialog.getAllByText(/Choose when it should be reviewed next\./).length).toBeGreaterThan(0)
    await userEvent.click(dialog.getByRole('radio', { name: choice }))
    await press(dialog, 'Mark as reviewed')
    expect(await screen.findByText('Marked as reviewed.')).toBeTruthy()
    expect(sent()).toEqual([[{ review_on, reviewed: true }, '"3"']])
    const card = await review()
    expect(card.getByText('Last checked on November 20, 2026.')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Review')
    expect((await field('Summary in French')).value).toBe('Pas à pas')
    answer('saveOrganizationContent', () => content({ revision: 5 }))
    await save()
    await waitFor(() => expect(saved()).toHaveLength(1))
    expect(saved()[0]).toEqual([expect.objectContaining({ reviewed_at: '2026-11-20' }), '"4"'])
  })

  test('a day of one’s own lies ahead, and changes the date alone', async () => {
    answer('reviewOrganizationContent', () => content({ revision: 4, review_on: '2031-02-03' }))
    await openContent(content({ review_on: day }))
    const dialog = await begin('Change the date')
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'On another day' }).checked).toBe(true)
    const fill = (date: string) => {
      const [year = '', month = '', day = ''] = date.split('-')
      write(dialog.getByRole('textbox', { name: 'Day' }), day)
      fireEvent.change(dialog.getByRole('combobox', { name: 'Month' }), { target: { value: month } })
      write(dialog.getByRole('textbox', { name: 'Year' }), year)
    }
    fill(localToday())
    await press(dialog, 'Save')
    expect(dialog.getAllByText(/Enter a date on or after/).length).toBeGreaterThan(0)
    expect(sent()).toEqual([])
    fill('2031-02-03')
    await press(dialog, 'Save')
    expect(await screen.findByText('The review date was saved.')).toBeTruthy()
    expect(sent()).toEqual([[{ review_on: '2031-02-03', reviewed: false }, '"3"']])
  })

  test('a failure is said in the dialog, and the choice stays', async () => {
    await openContent()
    const dialog = await begin('Set a review date')
    await userEvent.click(dialog.getByRole('radio', { name: /^In a year/ }))
    for (const [status, words] of [
      [0, /^You're offline\./],
      [412, /^Someone else changed it/],
      [500, /^We couldn't save the review\./],
    ] as const) {
      fails('reviewOrganizationContent', status)
      await press(dialog, 'Save')
      expect(await dialog.findByText(words)).toBeTruthy()
    }
    fails('reviewOrganizationContent', 400, { review_on: ['Enter a day after today.'] })
    await press(dialog, 'Save')
    expect((await dialog.findAllByText(/Enter a day after today\./)).length).toBeGreaterThan(0)
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: /^In a year/ }).checked).toBe(true)
  })
})
