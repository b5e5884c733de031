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
  JourneyCourse,
  OrganizationJourneyDetail,
  OrganizationJourneyList
} from '../../model';

import {
  getOrganizationJourneyMock
} from '../../model/index.faker.ts';


export const getListOrganizationJourneysResponseMock = (overrideResponse: Partial<Extract<OrganizationJourneyList, object>> = {}): OrganizationJourneyList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationJourneyMock() })), ...overrideResponse})

export const getGetOrganizationJourneyResponseMock = (): OrganizationJourneyDetail => ({"id":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","process_definition":"2b9f4c10-5d3e-4a7b-9c21-6f8e0d1a0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Hip replacement preparation","languages":["en-ca","fr-ca"],"is_offered":true,"counts":{"active":12,"pending":2,"completed":31,"cancelled":4},"open_provider_task_count":3,"attention_count":1,"last_activity_at":"2026-11-19T19:45:00Z","table_config":{"columns":[{"key":"name","label":"Name","kind":"text","options":[]},{"key":"status","label":"Status","kind":"status","options":[]},{"key":"variable:side","label":"Hip","kind":"choice","options":[{"value":"left","label":"Left"},{"value":"right","label":"Right"}]}]},"steps":[{"activity_id":"about_you","name":"About you and your hip"}]})

export const getGetOrganizationJourneyCourseResponseMock = (): JourneyCourse => ({"version":3,"is_current":true,"open_versions":[{"version":3,"open_enrolment_count":42}],"steps":[{"activity_id":"hip_check_in","name":"How is your hip today?","kind":"form","audience":"patient","repeatable":true,"opens_first":true,"due_in_days":8,"repeat":null,"needs":["Surgery date"],"next":[{"activity_id":"call","when":{"field":"pain","op":"gte","value":7},"question":{"label":"How much does it hurt?","is_score":false,"options":[]}}]}]})


export const getListOrganizationJourneysMockHandler = (overrideResponse?: OrganizationJourneyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationJourneyList> | OrganizationJourneyList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationJourneysResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrganizationJourneyMockHandler = (overrideResponse?: OrganizationJourneyDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationJourneyDetail> | OrganizationJourneyDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationJourneyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetOrganizationJourneyCourseMockHandler = (overrideResponse?: JourneyCourse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyCourse> | JourneyCourse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-journeys/:id/course/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationJourneyCourseResponseMock(),
      { status: 200
      })
  }, options)
}
export const getOrganizationJourneysMock = () => [
  getListOrganizationJourneysMockHandler(),
  getGetOrganizationJourneyMockHandler(),
  getGetOrganizationJourneyCourseMockHandler()
]
