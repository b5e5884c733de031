import { expect, test } from 'vitest'
import { readBpmn } from './read-bpmn.ts'
import { newTasks, withBpmn } from './steps-from-bpmn.ts'
import { designWith } from '../testing/design.ts'
import { testRows } from '#tests/support/table.ts'

const diagram = (inside: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>${head}
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL"
  xmlns:camunda="http://camunda.org/schema/1.0/bpmn" xmlns:zeebe="http://camunda.org/schema/zeebe/1.0"
  id="d" targetNamespace="http://example.org">
  <bpmn:process id="p" isExecutable="true">${inside}</bpmn:process>
</bpmn:definitions>`

const good = diagram(`
  <bpmn:startEvent id="start" />
  <bpmn:userTask id="ask" name="Ask" camunda:formKey="camunda-forms:bpmn:hip-check-in" />
  <bpmn:exclusiveGateway id="either" />
  <bpmn:userTask id="call" name="Call">
    <bpmn:extensionElements><zeebe:formDefinition formKey="readiness-call" /></bpmn:extensionElements>
  </bpmn:userTask>
  <bpmn:userTask id="rest" name="Rest" />
  <bpmn:sequenceFlow id="f1" sourceRef="start" targetRef="ask" />
  <bpmn:sequenceFlow id="f2" sourceRef="ask" targetRef="either" />
  <bpmn:sequenceFlow id="f3" sourceRef="either" targetRef="call" />
  <bpmn:sequenceFlow id="f4" sourceRef="either" targetRef="rest" />`)

test('user tasks, their forms and what follows behind a gateway', async () => {
  const bpmn = await readBpmn(good)
  if (typeof bpmn === 'string') throw new Error(bpmn)
  expect(bpmn.first).toEqual(['ask'])
  expect(bpmn.tasks.map(({ id, name, form }) => [id, name, form])).toEqual([
    ['ask', 'Ask', 'hip-check-in'],
    ['call', 'Call', 'readiness-call'],
    ['rest', 'Rest', null],
  ])
  expect(bpmn.tasks[0]?.next.toSorted()).toEqual(['call', 'rest'])
})

test('steps of the tasks that are new, with the forms that are there', async () => {
  const bpmn = await readBpmn(good)
  if (typeof bpmn === 'string') throw new Error(bpmn)
  const design = designWith(['rest'])
  expect(newTasks(design, bpmn).map(({ id }) => id)).toEqual(['ask', 'call'])
  const made = withBpmn(design, bpmn, new Set(['hip-check-in']))
  expect(made.steps.map(({ activity_id: id, kind, form }) => [id, kind, form])).toEqual([
    ['rest', 'form', null],
    ['ask', 'form', 'hip-check-in'],
    ['call', 'form', null],
  ])
})

const bomb = '<!DOCTYPE d [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>'
testRows([
  ['entities', diagram('<bpmn:userTask id="a" name="&b;" />', bomb), 'unsafe'],
  ['an outside document', diagram('', '<!DOCTYPE d SYSTEM "file:///etc/passwd">'), 'unsafe'],
  ['a huge file', `${good}${' '.repeat(2_000_001)}`, 'tooLarge'],
  ['something else', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'noBpmn'],
  ['no XML', 'hello', 'noBpmn'],
  ['a cut file', good.slice(0, 420), 'broken'],
  ['nobody’s work', diagram('<bpmn:serviceTask id="s" />'), 'noTasks'],
])('refuses %s', async (_, text, refusal) => {
  expect(await readBpmn(text)).toBe(refusal)
})
