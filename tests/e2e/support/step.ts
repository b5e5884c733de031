import type { Locator, Page } from '@playwright/test'
import { aboutYourHipForm } from '#mock-server/store/seeds/journeys/about-your-hip-form.ts'
import { asthmaWeekForm } from '#mock-server/store/seeds/journeys/asthma-week-form.ts'
import { hipCheckInForm } from '#mock-server/store/seeds/journeys/hip-check-in-form.ts'
import { expect } from './test.ts'
import { words, type Lang } from './words.ts'

export type Form = typeof aboutYourHipForm
type Field = Form['pages'][number]['fields'][number]
type Text = Form['title']
export type Answer = boolean | number | string | readonly string[]

export const forms = {
  aboutYourHip: aboutYourHipForm,
  asthmaWeek: asthmaWeekForm,
  hipCheckIn: hipCheckInForm,
}

export const inLang = (text: Text, lang: Lang): string => text[lang] ?? text['en-ca']

/** The questions of a step of the seeds, as someone finds and answers them on the page. */
export function stepOn(page: Page, form: Form, lang: Lang = 'en-ca') {
  const fields = form.pages.flatMap((one) => one.fields)

  function fieldOf(key: string): Field {
    const field = fields.find((one) => one.key === key)
    if (!field) throw new Error(`${form.key} asks no question ${key}`)
    return field
  }
  const label = (key: string) => inLang(fieldOf(key).label, lang)

  /** What a choice is called. */
  function option(key: string, value: string): string {
    const field = fieldOf(key)
    const found = 'options' in field ? field.options.find((one) => one.value === value) : undefined
    if (!found) throw new Error(`${key} has no choice ${value}`)
    return inLang(found.label, lang)
  }

  /** A question: a group of choices, or the box that one types in. */
  function question(key: string): Locator {
    switch (fieldOf(key).type) {
      case 'choice':
      case 'boolean':
      case 'scale':
        return page.getByRole('radiogroup', { name: label(key) })
      case 'multi_choice':
      case 'date':
        return page.getByRole('group', { name: label(key) })
      case 'info':
        return page.getByText(label(key))
      default:
        return page.getByRole('textbox', { name: label(key) })
    }
  }

  /** The choice that an answer means: a radio or a checkbox. */
  function choice(key: string, value: boolean | number | string): Locator {
    const group = question(key)
    if (typeof value === 'boolean')
      return group.getByRole('radio', { name: words[lang][value ? 'yes' : 'no'], exact: true })
    // The ends of a scale carry their words.
    if (typeof value === 'number') return group.getByRole('radio', { name: new RegExp(`^${value}( |$)`) })
    const role = fieldOf(key).type === 'multi_choice' ? 'checkbox' : 'radio'
    return group.getByRole(role, { name: option(key, value), exact: true })
  }

  async function answer(key: string, value: Answer): Promise<void> {
    if (Array.isArray(value)) {
      for (const one of value) await choice(key, String(one)).check()
    } else if (typeof value !== 'object' && fieldOf(key).type !== 'number' && isChoice(key)) {
      await choice(key, value).check()
    } else await question(key).fill(String(value))
  }
  const isChoice = (key: string) => ['choice', 'boolean', 'scale'].includes(fieldOf(key).type)

  return {
    label,
    option,
    question,
    choice,
    answer,
    /** The heading of a page of questions. */
    heading: (key: string) => {
      const found = form.pages.find((one) => one.key === key)
      if (!found) throw new Error(`${form.key} has no page ${key}`)
      return page.getByRole('heading', { level: 2, name: inLang(found.title, lang), exact: true })
    },
    /** Answers questions in the order given. */
    answerAll: async (answers: Readonly<Record<string, Answer>>) => {
      for (const [key, value] of Object.entries(answers)) await answer(key, value)
    },
    press: (word: 'start' | 'continue' | 'next' | 'back' | 'saveAndExit' | 'submit') =>
      page.getByRole('button', { name: words[lang][word], exact: true }).click(),
    /** Every question is answered and checked; nothing is sent yet. */
    expectReview: () =>
      expect(page.getByRole('heading', { level: 2, name: words[lang].review })).toBeVisible(),
    /** The answers arrived, and this page says so. */
    expectSent: () => expect(page.getByRole('main')).toContainText(words[lang].sent),
  }
}

/** Answers every page of 'How is your hip today?' from its introduction, up to the review. */
export async function answerHipCheckIn(page: Page, lang: Lang = 'en-ca'): Promise<void> {
  const step = stepOn(page, hipCheckInForm, lang)
  await step.press('start')
  await step.answer('pain', 3)
  await step.press('next')
  await step.answerAll({ uses_cane: false, hard_activities: ['stairs', 'sleep'], walk_minutes: 20 })
  await step.press('next')
  await step.answerAll({ fell: false, questions: 'May I still swim?' })
  await step.press('next')
  await step.expectReview()
}
