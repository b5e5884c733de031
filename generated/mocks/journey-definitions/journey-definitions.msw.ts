import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ForbiddenResponse,
  JourneyDefinition,
  JourneyDefinitionConflict,
  JourneyDefinitionList,
  JourneyDefinitionUsage,
  JourneyVersionList,
  NotFoundResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';


export const getListJourneyDefinitionsResponseMock = (): JourneyDefinitionList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListJourneyDefinitionsResponseMock200 = (): JourneyDefinitionList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListJourneyDefinitionsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListJourneyDefinitionsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListJourneyDefinitionsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListJourneyDefinitionsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getCreateJourneyDefinitionResponseMock201 = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getCreateJourneyDefinitionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateJourneyDefinitionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateJourneyDefinitionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateJourneyDefinitionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getGetJourneyDefinitionResponseMock200 = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getGetJourneyDefinitionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getGetJourneyDefinitionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetJourneyDefinitionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetJourneyDefinitionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getSaveJourneyDraftResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getSaveJourneyDraftResponseMock200 = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getSaveJourneyDraftResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getSaveJourneyDraftResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getSaveJourneyDraftResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getSaveJourneyDraftResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getSaveJourneyDraftResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getSaveJourneyDraftResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getDiscardJourneyDraftResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getDiscardJourneyDraftResponseMock200 = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getDiscardJourneyDraftResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getDiscardJourneyDraftResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDiscardJourneyDraftResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDiscardJourneyDraftResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getDiscardJourneyDraftResponseMock409 = (): JourneyDefinitionConflict => ({"detail":"There is no draft.","code":"nothing_written"})


export const getDiscardJourneyDraftResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getDiscardJourneyDraftResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getListJourneyVersionsResponseMock = (): JourneyVersionList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListJourneyVersionsResponseMock200 = (): JourneyVersionList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListJourneyVersionsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListJourneyVersionsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListJourneyVersionsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListJourneyVersionsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getPublishJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getPublishJourneyDefinitionResponseMock200 = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getPublishJourneyDefinitionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getPublishJourneyDefinitionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getPublishJourneyDefinitionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getPublishJourneyDefinitionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getPublishJourneyDefinitionResponseMock409 = (): JourneyDefinitionConflict => ({"detail":"There is no draft.","code":"nothing_written"})


export const getPublishJourneyDefinitionResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getPublishJourneyDefinitionResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getRetireJourneyDefinitionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getRetireJourneyDefinitionResponseMock200 = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getRetireJourneyDefinitionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getRetireJourneyDefinitionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRetireJourneyDefinitionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRetireJourneyDefinitionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getRetireJourneyDefinitionResponseMock409 = (): JourneyDefinitionConflict => ({"detail":"There is no draft.","code":"nothing_written"})


export const getRetireJourneyDefinitionResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getRetireJourneyDefinitionResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getRestoreJourneyVersionResponseMock = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getRestoreJourneyVersionResponseMock200 = (): JourneyDefinition => ({"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","key":"hip-replacement","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health","status":"published","version":2,"has_draft":false,"step_count":9,"completeness":{"en-ca":100,"fr-ca":100},"revision":2,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"published":null,"draft":null,"draft_updated_at":null,"draft_updated_by":null})


export const getRestoreJourneyVersionResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getRestoreJourneyVersionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreJourneyVersionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreJourneyVersionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getRestoreJourneyVersionResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getRestoreJourneyVersionResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getGetJourneyUsageResponseMock = (): JourneyDefinitionUsage => ({"organizations":[{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","is_offered":true,"open_enrolment_count":42,"pending_invitation_count":3}],"open_enrolment_count":42,"open_enrolments_by_version":[{"version":1,"open_enrolment_count":42}],"pending_invitation_count":3})


export const getGetJourneyUsageResponseMock200 = (): JourneyDefinitionUsage => ({"organizations":[{"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","is_offered":true,"open_enrolment_count":42,"pending_invitation_count":3}],"open_enrolment_count":42,"open_enrolments_by_version":[{"version":1,"open_enrolment_count":42}],"pending_invitation_count":3})


export const getGetJourneyUsageResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getGetJourneyUsageResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetJourneyUsageResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetJourneyUsageResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListJourneyDefinitionsMockHandler = (overrideResponse?: JourneyDefinitionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyDefinitionList> | JourneyDefinitionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyDefinitionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListJourneyDefinitionsMockHandler200 = (overrideResponse?: JourneyDefinitionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyDefinitionList> | JourneyDefinitionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyDefinitionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListJourneyDefinitionsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyDefinitionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListJourneyDefinitionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyDefinitionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListJourneyDefinitionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyDefinitionsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListJourneyDefinitionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyDefinitionsResponseMock404(),
      { status: 404
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


export const getCreateJourneyDefinitionMockHandler201 = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJourneyDefinitionResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateJourneyDefinitionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJourneyDefinitionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateJourneyDefinitionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJourneyDefinitionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateJourneyDefinitionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJourneyDefinitionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateJourneyDefinitionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateJourneyDefinitionResponseMock404(),
      { status: 404
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


export const getGetJourneyDefinitionMockHandler200 = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyDefinitionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetJourneyDefinitionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyDefinitionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetJourneyDefinitionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyDefinitionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetJourneyDefinitionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyDefinitionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetJourneyDefinitionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyDefinitionResponseMock404(),
      { status: 404
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


export const getSaveJourneyDraftMockHandler200 = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveJourneyDraftMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveJourneyDraftMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveJourneyDraftMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSaveJourneyDraftMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveJourneyDraftMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getSaveJourneyDraftMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveJourneyDraftResponseMock428(),
      { status: 428
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


export const getDiscardJourneyDraftMockHandler200 = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDiscardJourneyDraftMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDiscardJourneyDraftMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDiscardJourneyDraftMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDiscardJourneyDraftMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDiscardJourneyDraftMockHandler409 = (overrideResponse?: JourneyDefinitionConflict | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<JourneyDefinitionConflict> | JourneyDefinitionConflict), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getDiscardJourneyDraftMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getDiscardJourneyDraftMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/journey-definitions/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardJourneyDraftResponseMock428(),
      { status: 428
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


export const getListJourneyVersionsMockHandler200 = (overrideResponse?: JourneyVersionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyVersionList> | JourneyVersionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyVersionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListJourneyVersionsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyVersionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListJourneyVersionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyVersionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListJourneyVersionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyVersionsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListJourneyVersionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListJourneyVersionsResponseMock404(),
      { status: 404
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


export const getPublishJourneyDefinitionMockHandler200 = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPublishJourneyDefinitionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPublishJourneyDefinitionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPublishJourneyDefinitionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPublishJourneyDefinitionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPublishJourneyDefinitionMockHandler409 = (overrideResponse?: JourneyDefinitionConflict | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinitionConflict> | JourneyDefinitionConflict), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getPublishJourneyDefinitionMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getPublishJourneyDefinitionMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishJourneyDefinitionResponseMock428(),
      { status: 428
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


export const getRetireJourneyDefinitionMockHandler200 = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRetireJourneyDefinitionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRetireJourneyDefinitionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRetireJourneyDefinitionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRetireJourneyDefinitionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRetireJourneyDefinitionMockHandler409 = (overrideResponse?: JourneyDefinitionConflict | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinitionConflict> | JourneyDefinitionConflict), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getRetireJourneyDefinitionMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getRetireJourneyDefinitionMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireJourneyDefinitionResponseMock428(),
      { status: 428
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


export const getRestoreJourneyVersionMockHandler200 = (overrideResponse?: JourneyDefinition | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<JourneyDefinition> | JourneyDefinition), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreJourneyVersionMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRestoreJourneyVersionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreJourneyVersionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreJourneyVersionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreJourneyVersionMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getRestoreJourneyVersionMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/journey-definitions/:id/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreJourneyVersionResponseMock428(),
      { status: 428
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


export const getGetJourneyUsageMockHandler200 = (overrideResponse?: JourneyDefinitionUsage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JourneyDefinitionUsage> | JourneyDefinitionUsage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyUsageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetJourneyUsageMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyUsageResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetJourneyUsageMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyUsageResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetJourneyUsageMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyUsageResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetJourneyUsageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/journey-definitions/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetJourneyUsageResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getJourneyDefinitionsMock = () => [
  getListJourneyDefinitionsMockHandler(),
  getCreateJourneyDefinitionMockHandler(),
  getGetJourneyDefinitionMockHandler(),
  getSaveJourneyDraftMockHandler(),
  getDiscardJourneyDraftMockHandler(),
  getListJourneyVersionsMockHandler(),
  getPublishJourneyDefinitionMockHandler(),
  getRetireJourneyDefinitionMockHandler(),
  getRestoreJourneyVersionMockHandler(),
  getGetJourneyUsageMockHandler()
]
