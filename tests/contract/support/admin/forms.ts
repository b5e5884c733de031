import { uuidOf } from '#mock-server/store/ids.ts'
import { sleepDiaryForm } from '#mock-server/store/seeds/forms/sleep-diary-form.ts'
import type { MadeSample } from '../sample.ts'

const form = (key: string) => `/v1/forms/${uuidOf(`form:${key}`)}/`
const as = 'priya'
const revision = (number: number) => ({ headers: { 'if-match': `"${number}"` } })

/** The calls by which forms are written. */
export const formCalls = {
  listForms: { path: '/v1/forms/?search=sleep&status__in=draft,published&ordering=-updated_at', as },
  createForm: {
    path: '/v1/forms/',
    as,
    body: { key: 'walking-diary', title: { 'en-ca': 'Your walks', 'fr-ca': 'Vos marches' } },
  },
  getForm: { path: form('hip-check-in'), as },
  saveFormDraft: {
    path: `${form('sleep-diary')}draft/`,
    as,
    body: { definition: sleepDiaryForm },
    ...revision(1),
  },
  discardFormDraft: { path: `${form('home-ready')}draft/`, as, ...revision(2) },
  listFormVersions: { path: `${form('hip-check-in')}versions/?page_size=1`, as },
  getFormVersion: { path: `${form('hip-check-in')}versions/1/`, as },
  restoreFormVersion: { path: `${form('hip-check-in')}versions/1/restore/`, as, ...revision(2) },
  publishForm: {
    path: `${form('sleep-diary')}publish/`,
    as,
    body: { comment: 'For the sleep clinic.' },
    ...revision(1),
  },
  retireForm: { path: `${form('sleep-diary')}retire/`, as, ...revision(1) },
  getFormUsage: { path: `${form('hip-check-in')}usage/`, as },
} satisfies Record<string, MadeSample>
