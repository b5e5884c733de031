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
  Allergy,
  AllergyList,
  AllergyResponse,
  NoContentResponse
} from '../../model';

import {
  getAllergyMock
} from '../../model/index.faker.ts';


export const getListAllergiesResponseMock = (overrideResponse: Partial<Extract<AllergyList, object>> = {}): AllergyList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAllergyMock() })), ...overrideResponse})

export const getCreateAllergyResponseMock = (): Allergy => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","code":{"system":"http://snomed.info/sct","code":"91936005"},"category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getGetAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","code":{"system":"http://snomed.info/sct","code":"91936005"},"category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getUpdateAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","code":{"system":"http://snomed.info/sct","code":"91936005"},"category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getConfirmAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","code":{"system":"http://snomed.info/sct","code":"91936005"},"category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})

export const getRestoreAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","code":{"system":"http://snomed.info/sct","code":"91936005"},"category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"source_text":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getListAllergiesMockHandler = (overrideResponse?: AllergyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AllergyList> | AllergyList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllergiesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateAllergyMockHandler = (overrideResponse?: Allergy | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Allergy> | Allergy), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAllergyResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetAllergyMockHandler = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllergyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateAllergyMockHandler = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAllergyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteAllergyMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getConfirmAllergyMockHandler = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAllergyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreAllergyMockHandler = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAllergyResponseMock(),
      { status: 200
      })
  }, options)
}
export const getAllergiesMock = () => [
  getListAllergiesMockHandler(),
  getCreateAllergyMockHandler(),
  getGetAllergyMockHandler(),
  getUpdateAllergyMockHandler(),
  getDeleteAllergyMockHandler(),
  getConfirmAllergyMockHandler(),
  getRestoreAllergyMockHandler()
]
