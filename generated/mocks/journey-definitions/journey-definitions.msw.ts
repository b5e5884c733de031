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
  JourneyCheck,
  JourneyComment,
  JourneyCommentList,
  JourneyDefinition,
  JourneyDefinitionList,
  JourneyDefinitionUsage,
  JourneyImportCheck,
  JourneyImported,
  JourneyTrial,
  JourneyUpdateCheck,
  JourneyVersionList,
  NoContentResponse
} from '../../model';

import {
  getFormSummaryMock,
  getJourneyDefinitionMock,
  getJourneyDesignMock,
  getJourneyImportFormMock,
  getJourneyImportMissingFormMock,
  getJourneyUpdatePlaceMock
} from '../../model/index.faker.ts';


export const getListJourneyDefinitionsResponseMock = (): JourneyDefinitionList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreateJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getGetJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getSaveJourneyDraftResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getDiscardJourneyDraftResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getCheckJourneyDefinitionResponseMock = (): JourneyCheck => ({"problems":[{"pointer":"/steps/2/name/fr-ca","severity":"error","message":"The French text is missing."}]})

export const getTryJourneyDefinitionResponseMock = (): JourneyTrial => ({"day":2,"date":"2026-11-28","is_finished":false,"steps":[{"activity_id":"hip_check_in","state":"open","day":2,"due_day":10,"times_done":0,"form":null,"missing":[]}],"team_steps":[{"activity_id":"surgery","missing":[{"variable":"surgery_date","kind":"date"}]}],"turns":[{"day":0,"opened":["hip_check_in"],"stuck":[],"waiting":[],"ways":[],"is_finished":false}]})

export const getRequestJourneyReviewResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getReturnJourneyReviewResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getListJourneyVersionsResponseMock = (): JourneyVersionList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getPublishJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getRetireJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getRestoreJourneyVersionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","origin":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"review":null,"review_required":false,"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})

export const getGetJourneyUsageResponseMock = (): JourneyDefinitionUsage => ({"organizations":[{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","is_offered":true,"open_enrolment_count":42,"pending_invitation_count":3}],"open_enrolment_count":42,"open_enrolments_by_version":[{"version":1,"open_enrolment_count":42}],"pending_invitation_count":3})

export const getUpdateJourneyFromFileResponseMock = (overrideResponse: Partial<Extract<JourneyImported, object>> = {}): JourneyImported => ({journey: { ...getJourneyDefinitionMock() }, forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormSummaryMock() })), ...overrideResponse})

export const getCheckJourneyUpdateResponseMock = (overrideResponse: Partial<Extract<JourneyUpdateCheck, object>> = {}): JourneyUpdateCheck => ({journey: { ...getJourneyDefinitionMock() }, incoming: {...{ ...getJourneyDesignMock() },}, kept: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUpdatePlaceMock() })), lost: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyUpdatePlaceMock() })), forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportFormMock() })), missing_forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getJourneyImportMissingFormMock() })), ...overrideResponse})

export const getListJourneyCommentsResponseMock = (): JourneyCommentList => ({"count":0,"next":null,"previous":null,"results":[],"open_counts":[]})

export const getCreateJourneyCommentResponseMock = (): JourneyComment => ({"id":"4f0c1c52-93a8-4f0e-8f3d-6a1b2c3d0001","journey":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","step":"hip_check_in","text":"Should this ask about stairs too?","author":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"created_at":"2026-11-20T15:10:00Z","resolved_at":null,"resolved_by":null})

export const getUpdateJourneyCommentResponseMock = (): JourneyComment => ({"id":"4f0c1c52-93a8-4f0e-8f3d-6a1b2c3d0001","journey":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","step":"hip_check_in","text":"Should this ask about stairs too?","author":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"created_at":"2026-11-20T15:10:00Z","resolved_at":null,"resolved_by":null})

export const getImportJourneyResponseMock = (overrideResponse: Partial<Extract<JourneyImported, object>> = {}): JourneyImported => ({journey: { ...getJourneyDefinitionMock() }, forms: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({ ...getFormSummaryMock() })), ...overrideResponse})

export const getCheckJourneyImportResponseMock = (): JourneyImportCheck => ({"new_key":"knee-replacement","copies":[],"forms":[{"key":"knee-check-in","name":"How is your knee today?","question_count":4,"new_key":"knee-check-in","existing":null}],"missing_forms":[{"key":"knee-start","name":null}]})


export const getListJourneyDefinitionsMockHandler = (overrideResponse?: JourneyDefinitionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyDefinitionList> | JourneyDefinitionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyDefinitionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateJourneyDefinitionMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJourneyDefinitionResponseMock(),
      { status: 201
      })
  }, options)
}

export const getGetJourneyDefinitionMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyDefinitionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSaveJourneyDraftMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDiscardJourneyDraftMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckJourneyDefinitionMockHandler = (overrideResponse?: JourneyCheck | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyCheck> | JourneyCheck), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/check/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckJourneyDefinitionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getTryJourneyDefinitionMockHandler = (overrideResponse?: JourneyTrial | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyTrial> | JourneyTrial), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/trial/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getTryJourneyDefinitionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRequestJourneyReviewMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/review/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestJourneyReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getReturnJourneyReviewMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/review/return/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getReturnJourneyReviewResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListJourneyVersionsMockHandler = (overrideResponse?: JourneyVersionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyVersionList> | JourneyVersionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyVersionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getPublishJourneyDefinitionMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRetireJourneyDefinitionMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRestoreJourneyVersionMockHandler = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetJourneyUsageMockHandler = (overrideResponse?: JourneyDefinitionUsage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyDefinitionUsage> | JourneyDefinitionUsage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyUsageResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdateJourneyFromFileMockHandler = (overrideResponse?: JourneyImported | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyImported> | JourneyImported), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/import/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJourneyFromFileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckJourneyUpdateMockHandler = (overrideResponse?: JourneyUpdateCheck | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyUpdateCheck> | JourneyUpdateCheck), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/import/check/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckJourneyUpdateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListJourneyCommentsMockHandler = (overrideResponse?: JourneyCommentList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyCommentList> | JourneyCommentList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-comments/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyCommentsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateJourneyCommentMockHandler = (overrideResponse?: JourneyComment | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyComment> | JourneyComment), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-comments/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJourneyCommentResponseMock(),
      { status: 201
      })
  }, options)
}

export const getUpdateJourneyCommentMockHandler = (overrideResponse?: JourneyComment | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<JourneyComment> | JourneyComment), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/journey-comments/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateJourneyCommentResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteJourneyCommentMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-comments/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}

export const getImportJourneyMockHandler = (overrideResponse?: JourneyImported | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyImported> | JourneyImported), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-imports/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getImportJourneyResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCheckJourneyImportMockHandler = (overrideResponse?: JourneyImportCheck | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyImportCheck> | JourneyImportCheck), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-imports/check/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckJourneyImportResponseMock(),
      { status: 200
      })
  }, options)
}
export const getJourneyDefinitionsMock = () => [
  getListJourneyDefinitionsMockHandler(),
  getCreateJourneyDefinitionMockHandler(),
  getGetJourneyDefinitionMockHandler(),
  getSaveJourneyDraftMockHandler(),
  getDiscardJourneyDraftMockHandler(),
  getCheckJourneyDefinitionMockHandler(),
  getTryJourneyDefinitionMockHandler(),
  getRequestJourneyReviewMockHandler(),
  getReturnJourneyReviewMockHandler(),
  getListJourneyVersionsMockHandler(),
  getPublishJourneyDefinitionMockHandler(),
  getRetireJourneyDefinitionMockHandler(),
  getRestoreJourneyVersionMockHandler(),
  getGetJourneyUsageMockHandler(),
  getUpdateJourneyFromFileMockHandler(),
  getCheckJourneyUpdateMockHandler(),
  getListJourneyCommentsMockHandler(),
  getCreateJourneyCommentMockHandler(),
  getUpdateJourneyCommentMockHandler(),
  getDeleteJourneyCommentMockHandler(),
  getImportJourneyMockHandler(),
  getCheckJourneyImportMockHandler()
]
