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
  NoContentResponse,
  OrganizationContent,
  OrganizationContentList
} from '../../model';

import {
  getOrganizationContentRowMock
} from '../../model/index.faker.ts';


export const getListOrganizationContentsResponseMock = (overrideResponse: Partial<Extract<OrganizationContentList, object>> = {}): OrganizationContentList => ({count: 1, next: faker.helpers.arrayElement([faker.internet.url(), null]), previous: faker.helpers.arrayElement([faker.internet.url(), null]), results: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getOrganizationContentRowMock() })), ...overrideResponse})

export const getCreateOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","review_on":"2027-05-27","is_review_due":false,"publish_at":null,"publish_failed_at":null,"updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[],"uses":{"journeys":[],"is_featured":false,"recommended_count":0,"saved_count":0,"started_count":0}})

export const getGetOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","review_on":"2027-05-27","is_review_due":false,"publish_at":null,"publish_failed_at":null,"updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[],"uses":{"journeys":[],"is_featured":false,"recommended_count":0,"saved_count":0,"started_count":0}})

export const getSaveOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","review_on":"2027-05-27","is_review_due":false,"publish_at":null,"publish_failed_at":null,"updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[],"uses":{"journeys":[],"is_featured":false,"recommended_count":0,"saved_count":0,"started_count":0}})

export const getPublishOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","review_on":"2027-05-27","is_review_due":false,"publish_at":null,"publish_failed_at":null,"updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[],"uses":{"journeys":[],"is_featured":false,"recommended_count":0,"saved_count":0,"started_count":0}})

export const getReviewOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","review_on":"2027-05-27","is_review_due":false,"publish_at":null,"publish_failed_at":null,"updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[],"uses":{"journeys":[],"is_featured":false,"recommended_count":0,"saved_count":0,"started_count":0}})

export const getScheduleOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","review_on":"2027-05-27","is_review_due":false,"publish_at":null,"publish_failed_at":null,"updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[],"uses":{"journeys":[],"is_featured":false,"recommended_count":0,"saved_count":0,"started_count":0}})

export const getUnpublishOrganizationContentResponseMock = (): OrganizationContent => ({"id":"2a1f7c30-5b6d-4e8f-9a0b-1c2d3e4f0001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","status":"published","revision":3,"missing_languages":[],"published_at":"2026-02-11","review_on":"2027-05-27","is_review_due":false,"publish_at":null,"publish_failed_at":null,"updated_at":"2026-11-18T15:04:00Z","updated_by":"Priya Nair","type":"article","title":{"en-ca":"Walking with crutches","fr-ca":"Marcher avec des béquilles"},"summary":{"en-ca":"One step at a time.","fr-ca":"Un pas à la fois."},"body":{"en-ca":"<p>Move both crutches forward.</p>","fr-ca":"<p>Avancez les deux béquilles.</p>"},"transcript":{"en-ca":"","fr-ca":""},"tags":["surgery","movement"],"minutes":3,"author":{"en-ca":"","fr-ca":""},"reviewed_at":"2026-08-30","image":null,"media":null,"captions":{"en-ca":null,"fr-ca":null},"url":{"en-ca":"","fr-ca":""},"files":{"en-ca":null,"fr-ca":null},"media_files":[],"uses":{"journeys":[],"is_featured":false,"recommended_count":0,"saved_count":0,"started_count":0}})


export const getListOrganizationContentsMockHandler = (overrideResponse?: OrganizationContentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationContentList> | OrganizationContentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrganizationContentsResponseMock(),
      { status: 200
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

export const getGetOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.get('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrganizationContentResponseMock(),
      { status: 200
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

export const getDeleteOrganizationContentMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organization-contents/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
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

export const getReviewOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/review/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReviewOrganizationContentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getScheduleOrganizationContentMockHandler = (overrideResponse?: OrganizationContent | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<OrganizationContent> | OrganizationContent), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organization-contents/:id/schedule/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getScheduleOrganizationContentResponseMock(),
      { status: 200
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
export const getOrganizationContentsMock = () => [
  getListOrganizationContentsMockHandler(),
  getCreateOrganizationContentMockHandler(),
  getGetOrganizationContentMockHandler(),
  getSaveOrganizationContentMockHandler(),
  getDeleteOrganizationContentMockHandler(),
  getPublishOrganizationContentMockHandler(),
  getReviewOrganizationContentMockHandler(),
  getScheduleOrganizationContentMockHandler(),
  getUnpublishOrganizationContentMockHandler()
]
