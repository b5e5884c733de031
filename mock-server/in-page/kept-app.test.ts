import { beforeEach, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { mainWorld } from '../worlds.ts'
import { keptApp } from './kept-app.ts'
import type { Shelf } from './shelves.ts'

const kept = new Map<string, unknown>()
const shelf: Shelf = {
  read: async (name) => kept.get(name),
  write: async (name, value) => void kept.set(name, structuredClone(value)),
}
const tabs: { heard: (world: string) => void }[] = []
const told: string[] = []

/** The mock server of one tab of the browser, which hears what the others tell. */
function openTab() {
  const app = createApp()
  const tab: (typeof tabs)[number] = { heard: () => {} }
  const page = keptApp(app, shelf, {
    tell: (world) => {
      told.push(world)
      for (const other of tabs) if (other !== tab) other.heard(world)
    },
    listen: (heard) => (tab.heard = heard),
  })
  tabs.push(tab)
  const people = () => app.worlds.get(mainWorld).tables.patients
  const call = (method: string, path: string) =>
    page.fetch(new Request(`http://localhost${path}`, { method }))
  return { app, people, call }
}

const change = ({ people }: ReturnType<typeof openTab>) => {
  const [first] = people().values()
  if (first) first.firstName = 'Changed'
}
const nameIn = ({ people }: ReturnType<typeof openTab>) => [...people().values()][0]?.firstName

beforeEach(() => {
  kept.clear()
  tabs.splice(0)
  told.splice(0)
})

test('a world is kept before a call that may change it is answered, and not for one that only reads', async () => {
  const tab = openTab()
  await tab.call('GET', '/config.json')
  expect([kept.size, told]).toEqual([0, []])
  await tab.call('POST', '/v1/tasks/')
  expect([[...kept.keys()], told]).toEqual([[mainWorld], [mainWorld]])
})

test('what is kept is taken up once: after a reload, and when another tab tells of a change', async () => {
  const [one, other] = [openTab(), openTab()]
  await other.call('GET', '/config.json')
  expect(nameIn(other)).not.toBe('Changed')
  await one.call('GET', '/config.json')
  change(one)
  await one.call('POST', '/v1/tasks/')
  await other.call('GET', '/config.json')
  expect(nameIn(other)).toBe('Changed')

  const reloaded = openTab()
  await reloaded.call('GET', '/config.json')
  expect(nameIn(reloaded)).toBe('Changed')
})

test('a fault that is set in one tab hits the calls of another, as often as is left', async () => {
  const [page, control] = [openTab(), openTab()]
  await page.call('GET', '/config.json')
  await control.call('GET', '/config.json')
  control.app.worlds.get(mainWorld).faults.replace([{ kind: 'drop', times: 3 }])
  control.app.worlds
    .get(mainWorld)
    .faults.take({ method: 'GET', path: '/v1/tasks/', operationId: 'listTasks', amzTarget: null })
  await control.call('POST', '/__mock__/no-such-call')
  await page.call('GET', '/config.json')
  const [kept] = page.app.worlds.get(mainWorld).faults.list()
  expect([kept?.fault.kind, kept?.left]).toEqual(['drop', 2])
})

test('a world that older code kept begins anew, with a word on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  kept.set(mainWorld, { format: 'of another time' })
  const tab = openTab()
  expect((await tab.call('GET', '/config.json')).status).toBe(200)
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^The kept world .*; it begins anew\.$/)]])
  warn.mockRestore()
})
