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
  ConflictResponse,
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  OrganizationContent,
  OrganizationContentList,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getOrganizationContentRowMock
} from '../../model/index.faker.ts';


export const getListOrganizationContentsResponseMock = (overrideResponse: Partial<Extract<OrganizationContentList, object>> = {}): OrganizationContentList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationContentRowMock() })), ...overrideResponse})


export const getListOrganizationContentsResponseMock200 = (overrideResponse: Partial<Extract<OrganizationContentList, object>> = {}): OrganizationContentList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationContentRowMock() })), ...overrideResponse})


export const getListOrganizationContentsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListOrganizationContentsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListOrganizationContentsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListOrganizationContentsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getCreateOrganizationContentResponseMock201 = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getCreateOrganizationContentResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateOrganizationContentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateOrganizationContentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateOrganizationContentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getGetOrganizationContentResponseMock200 = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getGetOrganizationContentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetOrganizationContentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetOrganizationContentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getSaveOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getSaveOrganizationContentResponseMock200 = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getSaveOrganizationContentResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getSaveOrganizationContentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getSaveOrganizationContentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getSaveOrganizationContentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getSaveOrganizationContentResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getSaveOrganizationContentResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})



export const getDeleteOrganizationContentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteOrganizationContentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteOrganizationContentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getDeleteOrganizationContentResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})


export const getDeleteOrganizationContentResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getDeleteOrganizationContentResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getPublishOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getPublishOrganizationContentResponseMock200 = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getPublishOrganizationContentResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getPublishOrganizationContentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getPublishOrganizationContentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getPublishOrganizationContentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getPublishOrganizationContentResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getPublishOrganizationContentResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getUnpublishOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getUnpublishOrganizationContentResponseMock200 = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[]})


export const getUnpublishOrganizationContentResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUnpublishOrganizationContentResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUnpublishOrganizationContentResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUnpublishOrganizationContentResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})


export const getUnpublishOrganizationContentResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getUnpublishOrganizationContentResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})


export const getListOrganizationContentsMockHandler = (overrideResponse?: OrganizationContentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationContentList> | OrganizationContentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationContentsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationContentsMockHandler200 = (overrideResponse?: OrganizationContentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationContentList> | OrganizationContentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationContentsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOrganizationContentsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationContentsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListOrganizationContentsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationContentsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListOrganizationContentsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationContentsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListOrganizationContentsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationContentsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationContentResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateOrganizationContentMockHandler201 = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationContentResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateOrganizationContentMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationContentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateOrganizationContentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationContentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateOrganizationContentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationContentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateOrganizationContentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateOrganizationContentResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationContentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationContentMockHandler200 = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationContentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrganizationContentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationContentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrganizationContentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationContentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetOrganizationContentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationContentResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getSaveOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSaveOrganizationContentMockHandler200 = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveOrganizationContentMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveOrganizationContentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveOrganizationContentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSaveOrganizationContentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveOrganizationContentMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getSaveOrganizationContentMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationContentResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getDeleteOrganizationContentMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteOrganizationContentMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteOrganizationContentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationContentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteOrganizationContentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationContentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteOrganizationContentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationContentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteOrganizationContentMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationContentResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getDeleteOrganizationContentMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationContentResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getDeleteOrganizationContentMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationContentResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getPublishOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPublishOrganizationContentMockHandler200 = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPublishOrganizationContentMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPublishOrganizationContentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPublishOrganizationContentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPublishOrganizationContentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPublishOrganizationContentMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getPublishOrganizationContentMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishOrganizationContentResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getUnpublishOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUnpublishOrganizationContentMockHandler200 = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUnpublishOrganizationContentMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUnpublishOrganizationContentMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUnpublishOrganizationContentMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUnpublishOrganizationContentMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getUnpublishOrganizationContentMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getUnpublishOrganizationContentMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/organization-contents/:id/unpublish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnpublishOrganizationContentResponseMock428(),
      { status: 428
      })
  }, options)
}
export const getOrganizationContentsMock = () => [
  getListOrganizationContentsMockHandler(),
  getCreateOrganizationContentMockHandler(),
  getGetOrganizationContentMockHandler(),
  getSaveOrganizationContentMockHandler(),
  getDeleteOrganizationContentMockHandler(),
  getPublishOrganizationContentMockHandler(),
  getUnpublishOrganizationContentMockHandler()
]
