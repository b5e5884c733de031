import { describe, expect, test } from 'vitest'
import type { FormField, Theme } from '#generated/model/index.ts'
import { FormDefinition } from '#generated/zod/portageV1.schemas.zod.ts'
import { checkAnswers } from '../../forms/check-answers.ts'
import { createWorld } from '../create-world.ts'
import { iso } from '../clock.ts'
import { uuidOf } from '../ids.ts'
import type { JourneyDefinition } from '../journey-definition.ts'
import { stepOf } from '../journey-definition.ts'
import { organizationPictures } from '../../media/organizations.ts'
import { formSeeds } from './forms.ts'
import { invitationSeeds } from './invitations.ts'
import { journeyDefinitions } from './journeys.ts'
import { organizationSeeds } from './organizations.ts'
import { people } from './people.ts'
import { plumTheme, tealTheme } from './themes.ts'
import { testRows } from '#tests/support/table.ts'

const definitions = [...journeyDefinitions.values()]
const formsByKey = new Map(formSeeds.map(({ key, versions }) => [key, versions.at(-1)?.definition]))
const forms = definitions.flatMap(({ steps }) => steps.flatMap(({ form = '' }) => formsByKey.get(form) ?? []))
const today = iso(Date.now()).slice(0, 10)

describe('themes', () => {
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((step) => `primary-${step}`)
  const others = [
    'text-title',
    'text-titleLight',
    'text-secondary',
    'text-links',
    'background-white',
    'background-secondary',
  ]

  const linear = (part: number) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  const luminance = (colour = '') => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
      linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (a?: string, b?: string) => {
    const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
    return (light + 0.05) / (dark + 0.05)
  }

  testRows<[string, Theme]>([
    ['teal', tealTheme],
    ['plum', plumTheme],
  ])('%s has every colour (ORG-12) and the contrast of WCAG AA', (_, theme) => {
    expect(Object.keys(theme).toSorted()).toEqual([...steps, ...others].toSorted())
    expect(contrast(theme['primary-700'], '#ffffff')).toBeGreaterThanOrEqual(4.5)
    for (const text of ['text-title', 'text-titleLight', 'text-secondary', 'text-links', 'primary-700']) {
      for (const ground of ['background-white', 'background-secondary', 'primary-50']) {
        expect([text, ground, contrast(theme[text], theme[ground]) >= 4.5]).toEqual([text, ground, true])
      }
    }
    const ramp = steps.map((step) => luminance(theme[step]))
    expect(ramp).toEqual(ramp.toSorted((a, b) => b - a))
  })
})

describe('journeys', () => {
  testRows(forms)('the form $key keeps to the contract', (form) => {
    expect(FormDefinition.safeParse(form).error?.issues ?? []).toEqual([])
  })

  test('together the forms ask with every type of question', () => {
    const types = new Set(
      forms.flatMap(({ pages }) => pages.flatMap(({ fields }) => fields.map(({ type }) => type))),
    )
    const every: FormField['type'][] = [
      'text',
      'paragraph',
      'email',
      'phone',
      'number',
      'date',
      'boolean',
      'choice',
      'multi_choice',
      'scale',
      'consent',
      'signature',
      'matrix',
      'info',
      'file',
      'group',
      'partial_date',
      'postal_code',
      'time',
      'url',
      'year',
    ]
    expect([...types].toSorted()).toEqual(every.toSorted())
  })

  test('every step leads to steps that are there, and every condition to a question before it', () => {
    for (const definition of definitions) {
      for (const { next } of definition.steps)
        for (const { activity } of next) expect(stepOf(definition, activity)).toBeDefined()
      for (const activity of definition.first) expect(stepOf(definition, activity)).toBeDefined()
    }
    for (const { pages } of forms) {
      const asked: string[] = []
      for (const field of pages.flatMap(({ fields }) => fields)) {
        for (const { field: name } of field.visible_when?.all ?? []) expect(asked).toContain(name)
        asked.push(field.key)
      }
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  /** Every text of a definition: in English, and in French where it is. */
  const textsIn = (node: unknown): [english: string, french: string | undefined][] => {
    if (typeof node !== 'object' || node === null) return []
    if (!('en-ca' in node)) return Object.values(node).flatMap(textsIn)
    return [[String(node['en-ca']), 'fr-ca' in node ? String(node['fr-ca']) : undefined]]
  }
  const withForms = (definition: JourneyDefinition) => [
    definition,
    definition.steps.map(({ form = '' }) => formsByKey.get(form)),
  ]
  const inBoth = definitions.filter(({ languages }) => languages.length === 2)
  const inEnglish = definitions.filter(({ languages }) => languages.join() === 'en-ca')

  test('at least six, two of them in English only and all others in both languages (LIB-01)', () => {
    expect(definitions.length).toBeGreaterThanOrEqual(6)
    expect(inEnglish.map(({ key }) => key)).toEqual(['vaccination-day', 'quit-smoking'])
    expect(inBoth.length + inEnglish.length).toBe(definitions.length)
  })

  testRows(inBoth)('every text of $key exists in both languages, and not as a copy', (definition) => {
    const same = textsIn(withForms(definition)).filter(([english, french]) => !french || french === english)
    expect(same.filter(([english]) => !['L/min', 'minutes', '°C'].includes(english))).toEqual([])
  })

  testRows(inEnglish)('$key has no French that would be a surprise', (definition) => {
    expect(textsIn(withForms(definition)).filter(([, french]) => french !== undefined)).toEqual([])
  })

  test('together they have every kind of step, repeated ones and branches; forms and documents ask', () => {
    const steps = definitions.flatMap((one) => one.steps)
    const kinds = ['acknowledgement', 'activity', 'document', 'education', 'form']
    expect([...new Set(steps.map(({ kind }) => kind))].toSorted()).toEqual(kinds)
    expect(steps.filter(({ repeat }) => repeat).length).toBeGreaterThan(3)
    expect(steps.filter(({ next }) => next.some(({ when }) => when)).length).toBeGreaterThan(3)
    for (const { kind, form, content } of steps) {
      if (form !== undefined) expect(formsByKey.get(form)).toBeDefined()
      expect([kind, form !== undefined]).toEqual([kind, kind === 'form' || kind === 'document'])
      expect([kind, content !== undefined]).toEqual([
        kind,
        kind === 'education' || kind === 'acknowledgement',
      ])
    }
  })

  test('some are recommended, by each organization that offers some', () => {
    const recommending = definitions.filter(({ recommendation }) => recommendation)
    expect(new Set(recommending.map(({ organization }) => organization))).toEqual(
      new Set(definitions.map(({ organization }) => organization)),
    )
  })
})

describe('invitations and their organizations', () => {
  test('cover every case, each with its own token', () => {
    const cases = Object.fromEntries(invitationSeeds.map(({ token, status }) => [token, status]))
    expect(cases).toEqual({
      'invite-lakeside': 'PENDING',
      'invite-lakeside-parent': 'PENDING',
      'invite-in-journey': 'PENDING',
      'invite-accepted': 'ACCEPTED',
      'invite-declined': 'DECLINED',
      'invite-revoked': 'CANCELLED',
      'invite-expired': 'EXPIRED',
      'invite-bounced': 'PENDING',
      'invite-fleuve': 'PENDING',
      'invite-northern': 'PENDING',
    })
  })

  test('an accepted one names the journey of the person who accepted it, and only an accepted one does', () => {
    const { instances, invitations, patients } = createWorld('invitations').tables
    for (const { status, acceptedBy, instance } of invitations.values()) {
      const patient = patients.get(instances.get(instance ?? '')?.patient ?? '')
      expect(patient?.user ?? null).toBe(acceptedBy)
      expect(acceptedBy !== null).toBe(status === 'ACCEPTED')
    }
  })

  test('one organization has a logo, another has none (AUTH-50, AUTH-51)', () => {
    expect(organizationPictures).toHaveProperty([organizationSeeds.lakeside.logo])
    expect(organizationSeeds.northern.logo).toBeNull()
  })
})

describe('a world', () => {
  const world = createWorld('test')
  const { instances, submissions, tasks, users } = world.tables

  test('has all people, with ids of version 4', () => {
    expect([...users.values()].map(({ email }) => email)).toEqual(
      Object.values(people).map(({ email }) => email),
    )
    const ids = [
      ...users.keys(),
      ...instances.keys(),
      ...tasks.keys(),
      ...submissions.keys(),
      ...Object.values(organizationSeeds).map(({ id }) => id),
    ]
    expect(
      ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
    ).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('holds only submissions that the server would take', () => {
    for (const { definition, formData } of submissions.values()) {
      const checked = checkAnswers(definition ?? undefined, formData, { locale: 'en-ca', today })
      expect(checked).toEqual({ answers: formData, errors: {} })
    }
    expect(submissions.size).toBeGreaterThan(6)
  })

  test('has, in its active journeys, done work, a due date, an overdue task and a draft', () => {
    const now = world.clock.now()
    const open = [...tasks.values()].filter(({ completedAt }) => completedAt === null)
    expect(open.some(({ dueAt }) => dueAt !== null && dueAt > now)).toBe(true)
    expect(open.some(({ dueAt }) => dueAt !== null && dueAt < now)).toBe(true)
    expect(open.some(({ draft }) => draft !== null)).toBe(true)
    for (const key of ['maya-hip', 'maya-asthma', 'luc-asthma']) {
      const own = [...tasks.values()].filter(({ instance }) => instance === uuidOf(`journey:${key}`))
      expect(own.some(({ submission }) => submission !== null)).toBe(true)
    }
  })

  test('lies in the past, counted from the day it was made', () => {
    const times = [...tasks.values()].flatMap(({ createdAt, completedAt }) => [
      createdAt,
      completedAt ?? createdAt,
    ])
    expect(times.filter((time) => time > world.clock.now()).map(iso)).toEqual([])
  })

  test('Gabriel has a history with pages, over months and in one organization', () => {
    const his = [...instances.values()].filter(({ patient }) => patient === uuidOf('patient:gabriel'))
    const there = new Set(
      his.flatMap(({ id, organization }) => (organization === organizationSeeds.fleuve.id ? [id] : [])),
    )
    const done = [...tasks.values()].filter(
      ({ instance, completedAt }) => there.has(instance) && completedAt !== null,
    )
    expect(done.length).toBeGreaterThan(45)
    expect(
      [...world.tables.events.values()].filter(({ instance }) => there.has(instance)).length,
    ).toBeGreaterThan(60)
    const months = new Set(done.map(({ completedAt }) => iso(completedAt ?? 0).slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(4)
    expect(his.some(({ cancelledAt }) => cancelledAt !== null)).toBe(true)
  })
})
