import { RecordKind } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { conflict } from '../failures.ts'
import { hasRecords, state, statementOf } from '../records/statements.ts'
import { ownPatientFor } from './access.ts'
import { pageOf } from './lists.ts'

const hasRecordsAlready = () =>
  conflict(
    {
      'en-ca': 'There are records of this kind.',
      'fr-ca': 'Il y a déjà des données de cette sorte.',
    },
    'has_records',
  )

export const recordStatements = {
  listRecordStatements: (call) => {
    const { id } = ownPatientFor(call, call.query.patient)
    return pageOf(call, Object.values(RecordKind), (kind) => statementOf(call.world, id, kind))
  },

  getRecordStatement: (call) => {
    const { id } = ownPatientFor(call, call.query.patient)
    return statementOf(call.world, id, call.params.kind)
  },

  saveRecordStatement: (call) => {
    const { world, user, params, body } = call
    const { id: patient } = ownPatientFor(call, body.patient)
    if (body.status !== null && hasRecords(world, patient, params.kind)) throw hasRecordsAlready()
    state(world, { patient, kind: params.kind, status: body.status }, user)
    return statementOf(world, patient, params.kind)
  },
} satisfies Partial<Operations>
