import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Person,
  PersonHealthCard,
  PersonHealthStory,
  PersonHitList,
  PersonMessageList,
  PersonNote,
  PersonNoteList,
  PersonTrendList,
  RecordSuggestion,
  RecordSuggestionList
} from '../../model';

import {
  getAllergyMock,
  getConditionMock,
  getFamilyHistoryMock,
  getImmunizationMock,
  getMedicationMock,
  getOrganizationReferenceMock,
  getPersonHitMock,
  getPersonReferenceMock,
  getProcedureMock,
  getRecordSuggestionStatusMock,
  getSuggestedRecordKindMock,
  getTestResultMock
} from '../../model/index.faker.ts';


export const getSearchPeopleResponseMock = (overrideResponse: Partial<Extract<PersonHitList, object>> = {}): PersonHitList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getPersonHitMock() })), ...overrideResponse})

export const getGetPersonResponseMock = (): Person => ({"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0102","display_name":"Rose Martin","date_of_birth":"1941-07-30","preferred_language":"en-ca","email":null,"phone":"+16135550122","call_time":"afternoon","health_card_number":"1234-567-890-AB","care_partners":[{"role":"account_holder","name":"Theo Martin","email":"theo@portage.test","phone":null}],"shared_sections":["medications"]})

export const getSavePersonHealthCardResponseMock = (): PersonHealthCard => ({"health_card_number":"1234-567-890-AB"})

export const getListPersonTrendsResponseMock = (): PersonTrendList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getListPersonMessagesResponseMock = (): PersonMessageList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getListPersonNotesResponseMock = (): PersonNoteList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreatePersonNoteResponseMock = (): PersonNote => ({"id":"7e301c8b-2d4f-4061-9bac-1d2e3f400021","text":"Prefers calls after 4 p.m.","author":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0009","display_name":"Ana Okafor"},"created_at":"2026-11-20T19:12:00Z"})

export const getGetPersonHealthStoryResponseMock = (): PersonHealthStory => ({"until":null,"story":{"patient":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","display_name":"Maya Tremblay","date_of_birth":"1988-04-12","preferred_language":"en-ca","spoken_languages":null,"implants":null,"emergency_contact":null},"generated_at":"2026-11-20T15:04:00Z","sections":{}}})

export const getListPersonSuggestionsResponseMock = (): RecordSuggestionList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreatePersonSuggestionResponseMock = (overrideResponse: Partial<Extract<RecordSuggestion, object>> = {}): RecordSuggestion => ({id: faker.string.uuid(), patient: faker.string.uuid(), organization: { ...getOrganizationReferenceMock() }, suggested_by: { ...getPersonReferenceMock() }, suggested_at: faker.date.past().toISOString().slice(0, 19) + 'Z', kind: getSuggestedRecordKindMock(), status: getRecordSuggestionStatusMock(), decided_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z', null]), record: faker.helpers.arrayElement([faker.string.uuid(), null]), allergy: faker.helpers.arrayElement([{ ...getAllergyMock() },null,]), medication: faker.helpers.arrayElement([{ ...getMedicationMock() },null,]), condition: faker.helpers.arrayElement([{ ...getConditionMock() },null,]), immunization: faker.helpers.arrayElement([{ ...getImmunizationMock() },null,]), procedure: faker.helpers.arrayElement([{ ...getProcedureMock() },null,]), family_history: faker.helpers.arrayElement([{ ...getFamilyHistoryMock() },null,]), test_result: faker.helpers.arrayElement([{ ...getTestResultMock() },null,]), ...overrideResponse})


export const getSearchPeopleMockHandler = (overrideResponse?: PersonHitList | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonHitList> | PersonHitList), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/:id/people/search/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchPeopleResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPersonMockHandler = (overrideResponse?: Person | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Person> | Person), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/people/:patientId/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPersonResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSavePersonHealthCardMockHandler = (overrideResponse?: PersonHealthCard | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PersonHealthCard> | PersonHealthCard), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/people/:patientId/health-card/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSavePersonHealthCardResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPersonTrendsMockHandler = (overrideResponse?: PersonTrendList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonTrendList> | PersonTrendList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/people/:patientId/trends/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonTrendsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPersonMessagesMockHandler = (overrideResponse?: PersonMessageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonMessageList> | PersonMessageList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/people/:patientId/messages/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonMessagesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPersonNotesMockHandler = (overrideResponse?: PersonNoteList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonNoteList> | PersonNoteList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/people/:patientId/notes/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonNotesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePersonNoteMockHandler = (overrideResponse?: PersonNote | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PersonNote> | PersonNote), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/:id/people/:patientId/notes/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonNoteResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetPersonHealthStoryMockHandler = (overrideResponse?: PersonHealthStory | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PersonHealthStory> | PersonHealthStory), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/people/:patientId/health-story/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPersonHealthStoryResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPersonSuggestionsMockHandler = (overrideResponse?: RecordSuggestionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RecordSuggestionList> | RecordSuggestionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organizations/:id/people/:patientId/suggestions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPersonSuggestionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreatePersonSuggestionMockHandler = (overrideResponse?: RecordSuggestion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RecordSuggestion> | RecordSuggestion), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organizations/:id/people/:patientId/suggestions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePersonSuggestionResponseMock(),
      { status: 201
      })
  }, options)
}
export const getPeopleMock = () => [
  getSearchPeopleMockHandler(),
  getGetPersonMockHandler(),
  getSavePersonHealthCardMockHandler(),
  getListPersonTrendsMockHandler(),
  getListPersonMessagesMockHandler(),
  getListPersonNotesMockHandler(),
  getCreatePersonNoteMockHandler(),
  getGetPersonHealthStoryMockHandler(),
  getListPersonSuggestionsMockHandler(),
  getCreatePersonSuggestionMockHandler()
]
