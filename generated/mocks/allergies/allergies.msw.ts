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
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getAllergyMock
} from '../../model/index.faker.ts';


export const getListAllergiesResponseMock = (overrideResponse: Partial<Extract<AllergyList, object>> = {}): AllergyList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAllergyMock() })), ...overrideResponse})


export const getListAllergiesResponseMock200 = (overrideResponse: Partial<Extract<AllergyList, object>> = {}): AllergyList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getAllergyMock() })), ...overrideResponse})


export const getListAllergiesResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListAllergiesResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListAllergiesResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListAllergiesResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateAllergyResponseMock = (): Allergy => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateAllergyResponseMock201 = (): Allergy => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getCreateAllergyResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateAllergyResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateAllergyResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateAllergyResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetAllergyResponseMock200 = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getGetAllergyResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetAllergyResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetAllergyResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getUpdateAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateAllergyResponseMock200 = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getUpdateAllergyResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateAllergyResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateAllergyResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateAllergyResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})



export const getDeleteAllergyResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteAllergyResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteAllergyResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getConfirmAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmAllergyResponseMock200 = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getConfirmAllergyResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getConfirmAllergyResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getConfirmAllergyResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreAllergyResponseMock = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreAllergyResponseMock200 = (): AllergyResponse => ({"id":"5e6f7a81-9b0c-4d1e-8f20-a1b2c3d4e5f6","patient":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101","allergen":"Penicillin","category":"medication","reactions":["hives","trouble_breathing"],"reaction_text":null,"severity":"severe","onset_year":1998,"status":"active","notes":null,"source":"self_reported","source_document":null,"source_submission":null,"recorded_by":{"id":"3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0001","display_name":"Maya Tremblay"},"patient_note":null,"created_at":"2025-03-04T15:20:00Z","updated_at":"2025-03-04T15:20:00Z","last_confirmed_at":null,"can_edit":true,"can_delete":true})


export const getRestoreAllergyResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreAllergyResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreAllergyResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListAllergiesMockHandler = (overrideResponse?: AllergyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AllergyList> | AllergyList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllergiesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListAllergiesMockHandler200 = (overrideResponse?: AllergyList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AllergyList> | AllergyList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllergiesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListAllergiesMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllergiesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListAllergiesMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllergiesResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListAllergiesMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllergiesResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListAllergiesMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListAllergiesResponseMock404(),
      { status: 404
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


export const getCreateAllergyMockHandler201 = (overrideResponse?: Allergy | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Allergy> | Allergy), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAllergyResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateAllergyMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAllergyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateAllergyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAllergyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateAllergyMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAllergyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateAllergyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateAllergyResponseMock404(),
      { status: 404
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


export const getGetAllergyMockHandler200 = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllergyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetAllergyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllergyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetAllergyMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllergyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetAllergyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetAllergyResponseMock404(),
      { status: 404
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


export const getUpdateAllergyMockHandler200 = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAllergyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateAllergyMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAllergyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateAllergyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAllergyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateAllergyMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAllergyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateAllergyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateAllergyResponseMock404(),
      { status: 404
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


export const getDeleteAllergyMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteAllergyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAllergyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteAllergyMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAllergyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteAllergyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/allergies/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteAllergyResponseMock404(),
      { status: 404
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


export const getConfirmAllergyMockHandler200 = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAllergyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmAllergyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAllergyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getConfirmAllergyMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAllergyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getConfirmAllergyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/confirm/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAllergyResponseMock404(),
      { status: 404
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


export const getRestoreAllergyMockHandler200 = (overrideResponse?: AllergyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AllergyResponse> | AllergyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAllergyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreAllergyMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAllergyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreAllergyMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAllergyResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreAllergyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/allergies/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreAllergyResponseMock404(),
      { status: 404
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
