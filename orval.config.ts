import { faker } from '@faker-js/faker'
import { defineConfig } from 'orval'

// Written by `redocly bundle`: orval keeps component names only for a bundled document.
const input = './generated/openapi.json'

/** A query of another tag; one of the same tag is named by its operationId alone. */
const of = (tag: string, query: string) => ({ query, file: `./${tag}/${tag}.ts` })

/** What a person has more of after joining a journey. */
const joined = [
  of('patients', 'listPatients'),
  of('organizations', 'listOrganizations'),
  of('process-instances', 'listProcessInstances'),
  of('tasks', 'listTasks'),
]

/** The one invitation that was answered. */
const reviewed = { query: 'reviewInvitation', params: ['token'] }

/** What each write makes stale. A list's key is the beginning of its items' keys, so naming the list is enough. */
const stale = [
  { onMutations: ['updateUserPreferences'], invalidates: [of('users', 'getCurrentUser')] }, // CALL-18
  { onMutations: ['updateUser'], invalidates: ['getCurrentUser'] },
  { onMutations: ['claimGuestUser'], invalidates: ['getCurrentUser', ...joined] }, // CALL-14
  {
    onMutations: ['createConsentDecision'], // CALL-58, D-23
    invalidates: ['listConsentDecisions', of('users', 'getCurrentUser')],
  },
  { onMutations: ['createPatient', 'updatePatient'], invalidates: ['listPatients'] }, // CALL-23, CALL-25
  { onMutations: ['resendInvitation', 'updateInvitation'], invalidates: ['listInvitations'] }, // CALL-34, CALL-36
  {
    onMutations: ['acceptInvitation'], // INV-03
    invalidates: [reviewed, of('users', 'getCurrentUser'), ...joined],
  },
  { onMutations: ['declineInvitation'], invalidates: [reviewed] }, // INV-03
  {
    onMutations: ['completeTask'], // TASK-08
    invalidates: ['listTasks', of('process-instances', 'listProcessInstances')],
  },
  { onMutations: ['deleteTaskDraft'], invalidates: ['listTasks'] },
  {
    onMutations: ['addProcessInstanceExecution', 'cancelProcessInstanceActivity', 'deleteProcessInstance'],
    invalidates: ['listProcessInstances', of('tasks', 'listTasks')], // CALL-48, CALL-50, CALL-52
  },
  { onMutations: ['updateProcessInstanceVariable'], invalidates: ['listProcessInstances'] },
]

export default defineConfig({
  client: {
    input,
    output: {
      mode: 'tags-split',
      target: './generated/endpoints',
      schemas: './generated/model',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      urlEncodeParameters: true,
      mock: {
        indexMockFiles: true,
        path: './generated/mocks',
        generators: [
          { type: 'faker', schemas: true, operationResponses: false, useExamples: true },
          { type: 'msw', baseUrl: '*', delay: false, useExamples: true, generateEachHttpStatus: true },
        ],
      },
      override: {
        header: false,
        mutator: { path: './src/api/http.ts', name: 'http' },
        enumGenerationType: 'const',
        mock: {
          numberMax: 100,
          arrayMin: 1,
          arrayMax: 3,
          required: true,
          // Functions are copied by their source text; strings would be emitted as literals.
          properties: {
            first_name: () => faker.person.firstName(),
            last_name: () => faker.person.lastName(),
          },
        },
        query: {
          signal: true,
          useInvalidate: true,
          useSkipToken: true,
          useSuspenseQuery: true,
          shouldSplitQueryKey: true,
          mutationInvalidates: stale,
        },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: './generated/zod',
      client: 'zod',
      fileExtension: '.zod.ts',
      clean: true,
      override: {
        header: false,
        zod: {
          version: 4,
          variant: 'mini',
          strict: { query: true, body: true, param: false, header: false, response: false },
          generateReusableSchemas: true,
          generateDiscriminatedUnion: true,
          generateEachHttpStatus: true,
          dateTimeOptions: { offset: true },
        },
      },
    },
  },
})
