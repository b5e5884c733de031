export type Row = Record<string, unknown> & { id: string }

const U = '11111111-1111-4111-8111-111111111111'
const P = '22222222-2222-4222-8222-222222222222'
const O = '33333333-3333-4333-8333-333333333333'
const I = '44444444-4444-4444-8444-444444444444'
const T = '55555555-5555-4555-8555-555555555555'
const J = '66666666-6666-4666-8666-666666666666'

const other = (id: string, ending: string) => `${id.slice(0, 34)}${ending}`

/** The backend's initial data: the rows of the contract's examples, and one more of each. */
export function seed() {
  const user = {
    id: U,
    is_guest: false,
    role_types: ['patient'],
    current_patient: P,
    first_name: 'Ada',
    last_name: 'Byron',
    username: 'ada',
    email: 'ada@example.org',
    language_preference: 'en-ca',
    consented_policies: ['https://example.org/privacy'],
  }
  const guest = {
    ...user,
    id: other(U, '12'),
    is_guest: true,
    role_types: [],
    current_patient: null,
    username: 'guest',
    email: 'guest@example.org',
    language_preference: null,
    consented_policies: [],
  }
  const task = {
    id: T,
    name: 'Intake form',
    created_at: '2026-03-01T10:00:00Z',
    completed_at: null,
    priority: 5,
    process_instance: J,
    organization: O,
    process_definition_name: 'Knee surgery',
  }
  const journey = {
    id: J,
    process_definition_name: 'Knee surgery',
    banner_image: null,
    process_definition_next_task_modal: true,
    variables: { stage: 'pre-op' },
  }
  return {
    users: [user, guest] as Row[],
    patients: [
      { id: P, first_name: 'Ada', last_name: 'Byron', is_self: true, is_system_created: false },
      {
        id: other(P, '30'),
        first_name: 'Ralph',
        last_name: 'King',
        is_self: false,
        is_system_created: false,
      },
    ] as Row[],
    organizations: [
      { id: O, name: 'North Clinic', icon: null },
      { id: other(O, '34'), name: 'South Clinic', icon: 'https://cdn.example.org/south.png' },
    ] as Row[],
    invitations: [
      { id: I, token: 'inv-token-1', status: 'PENDING' },
      { id: other(I, '45'), token: 'inv-token-2', status: 'ACCEPTED' },
    ] as Row[],
    tasks: [
      task,
      { ...task, id: other(T, '56'), name: 'Pain diary', created_at: '2026-03-02T10:00:00Z', priority: 9 },
      {
        ...task,
        id: other(T, '57'),
        name: 'Consent',
        created_at: '2026-02-27T10:00:00Z',
        completed_at: '2026-02-28T09:00:00Z',
        priority: 1,
      },
    ] as Row[],
    journeys: [
      journey,
      {
        ...journey,
        id: other(J, '67'),
        process_definition_name: 'Diabetes care',
        banner_image: 'https://cdn.example.org/d.png',
        variables: {},
      },
    ] as Row[],
    branding: { logo: 'https://cdn.example.org/north.png', theme: { 'primary-500': '#336699' } },
    organization: { id: O, name: 'North Clinic' },
  }
}

export type Data = ReturnType<typeof seed>
