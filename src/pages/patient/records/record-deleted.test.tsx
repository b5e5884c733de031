// After a deletion, the record's own page does not refetch it while closing; other views do refetch.
import type { ReactNode } from 'react'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { aDocument, documentId, renderDocuments } from '#tests/dom/documents.tsx'
import { allCalls, answer, settled } from '#tests/dom/server.ts'
import { medication, medicationId } from '#tests/dom/medications.tsx'
import {
  condition,
  immunization,
  patientId,
  procedure,
  recordId,
  renderRecords,
} from '#tests/dom/records.tsx'
import ConditionPage from './ConditionPage.tsx'
import DocumentPage from '../documents/DocumentPage.tsx'
import ImmunizationPage from './ImmunizationPage.tsx'
import MedicationPage from './MedicationPage.tsx'
import ProcedurePage from './ProcedurePage.tsx'
const { healthStory } = paths.patient

type Case = {
  kind: string
  id: string
  Page: () => ReactNode
  pattern: string
  at: string
  /** Mocks the read and the deletion of the record. */
  serve: () => void
  render?: typeof renderDocuments
}
const cases: Case[] = [
  {
    kind: 'conditions',
    id: recordId,
    Page: ConditionPage,
    pattern: healthStory.condition.pattern,
    at: healthStory.condition({ patientId, conditionId: recordId }),
    serve: () => {
      answer('getCondition', condition())
      answer('deleteCondition', () => undefined)
    },
  },
  {
    kind: 'procedures',
    id: recordId,
    Page: ProcedurePage,
    pattern: healthStory.procedure.pattern,
    at: healthStory.procedure({ patientId, procedureId: recordId }),
    serve: () => {
      answer('getProcedure', procedure())
      answer('deleteProcedure', () => undefined)
    },
  },
  {
    kind: 'immunizations',
    id: recordId,
    Page: ImmunizationPage,
    pattern: healthStory.immunization.pattern,
    at: healthStory.immunization({ patientId, immunizationId: recordId }),
    serve: () => {
      answer('getImmunization', immunization())
      answer('deleteImmunization', () => undefined)
    },
  },
  {
    kind: 'medications',
    id: medicationId,
    Page: MedicationPage,
    pattern: healthStory.medication.pattern,
    at: healthStory.medication({ patientId, medicationId }),
    serve: () => {
      answer('getMedication', medication())
      answer('deleteMedication', () => undefined)
    },
  },
  {
    kind: 'documents',
    id: documentId,
    Page: DocumentPage,
    pattern: healthStory.document.pattern,
    at: healthStory.document({ patientId, documentId }),
    serve: () => {
      answer('getDocument', aDocument())
      answer('deleteDocument', () => undefined)
      answer('getDocumentDownload', {
        url: 'https://files.portage.test/1',
        download_url: 'https://files.portage.test/1?download',
        expires_at: '2026-11-20T15:14:00Z',
      })
    },
    render: renderDocuments,
  },
]

describe.each(cases)('$kind', ({ kind, id, Page, pattern, at, serve, render = renderRecords }) => {
  const list = ['v1', kind, { patient: patientId }]
  const item = ['v1', kind, id]

  test('a deletion makes the list and what was said stale, and never asks for the record again', async () => {
    serve()
    const { queryClient } = await render(<Page />, { pattern, at })
    await screen.findByRole('heading', { level: 1 })
    const said = ['v1', 'record-statements', { patient: patientId }]
    for (const key of [list, said]) queryClient.setQueryData(key, { results: [] })
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('elsewhere')).toBeDefined()
    await act(settled)

    const calls = allCalls().filter(({ path }) => path === `/v1/${kind}/${id}/`)
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE'])
    for (const key of [list, said]) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true)
    expect(queryClient.getQueryState(item)).toBeUndefined()
  })
})
