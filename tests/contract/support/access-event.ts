import { GET, seeded } from './app.ts'

/** The newest event of Maya's log, and where she reports it. */
export async function firstAccessEvent(): Promise<{ id: string; path: string }> {
  const list = `/v1/patients/${seeded.patient('maya')}/access-events/`
  const { body } = await GET(list, { as: 'maya' })
  const id = String(Object(Object(body).results[0]).id)
  return { id, path: `${list}${id}/report/` }
}
