import type { VariableValue } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { changesBetween } from '../engine/audit.ts'
import { invalidField, notFound } from '../failures.ts'
import { noteJourney } from '../store/changes.ts'
import type { InstanceRow } from '../store/rows.ts'
import { instanceFor } from './access.ts'
import { recordInstanceAudit } from './instance-audit.ts'
import { pageOf, searched } from './lists.ts'
import { expectRevision } from './revisions.ts'
import { revisionOf, typeOf } from './variables.ts'

const byName = new Intl.Collator('en-CA')

/** The variable; undefined: the journey has none of that name. */
const valueOf = ({ variables }: InstanceRow, name: string): VariableValue | undefined =>
  Object.hasOwn(variables, name) ? variables[name] : undefined

/** The variables of a journey, one by one (CALL-53, CALL-54). */
export const instanceVariables = {
  listProcessInstanceVariables: (call) => {
    const { variables } = instanceFor(call, call.params.id)
    const all = Object.entries(variables).toSorted(([a], [b]) => byName.compare(a, b))
    return pageOf(
      call,
      searched(all, call.query.search, ([name]) => [name]),
      ([name, value]) => ({
        name,
        value,
        type: typeOf(value),
        revision: revisionOf(value),
      }),
    )
  },

  getProcessInstanceVariable: (call) => {
    const { variable_name: name } = call.params
    const value = valueOf(instanceFor(call, call.params.id), name)
    if (value === undefined) throw notFound()
    return { name, value, type: typeOf(value) }
  },

  updateProcessInstanceVariable: (call) => {
    const { name, value, type = typeOf(value) } = call.body
    const instance = instanceFor(call, call.params.id)
    if (type !== typeOf(value)) {
      throw invalidField('type', {
        'en-ca': `The value is of type ${typeOf(value)}.`,
        'fr-ca': `La valeur est de type ${typeOf(value)}.`,
      })
    }
    const before = valueOf(instance, name)
    // who has not read it, such as another system, writes it all the same
    if (call.ifMatch !== null) expectRevision(call, before === undefined ? 0 : revisionOf(before))
    noteJourney(call.world.tables.changes, instance.id)
    instance.variables[name] = value
    const field = `variable:${name}`
    recordInstanceAudit(
      call,
      instance,
      'changed',
      changesBetween({ [field]: before }, { [field]: value }, [field]),
    )
    return { name, value, type }
  },
} satisfies Partial<Operations>
