import { POST, seeded } from './app.ts'

const place = {
  organization: seeded.organization('lakeside'),
  process_definition: seeded.definition('hip-replacement'),
}

/** Everyone in the hip journey of Lakeside who fits, and how many they are. */
export const everyoneInHip = (filters: object = {}) => everyoneIn(place, 'samuel', filters)

/** Everyone in a journey who fits, and how many they are for someone of its care team. */
export async function everyoneIn(journey: typeof place, as: 'odile' | 'samuel', filters: object = {}) {
  const found = await POST('/v1/process-instances/filter/', { ...journey, ...filters }, { as })
  return { ...journey, filters, count: Number(Object(found.body).count) }
}
