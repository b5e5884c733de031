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
  ForbiddenResponse,
  Form,
  FormConflict,
  FormList,
  FormUsage,
  FormVersionDetail,
  FormVersionList,
  NotFoundResponse,
  PreconditionFailedResponse,
  PreconditionRequiredResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';

import {
  getFormDefinitionMock,
  getPersonReferenceMock
} from '../../model/index.faker.ts';


export const getListFormsResponseMock = (): FormList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListFormsResponseMock200 = (): FormList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListFormsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListFormsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListFormsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListFormsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getCreateFormResponseMock201 = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getCreateFormResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateFormResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateFormResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateFormResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getGetFormResponseMock200 = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getGetFormResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetFormResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetFormResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getSaveFormDraftResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getSaveFormDraftResponseMock200 = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getSaveFormDraftResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getSaveFormDraftResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getSaveFormDraftResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getSaveFormDraftResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getSaveFormDraftResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getSaveFormDraftResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getDiscardFormDraftResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getDiscardFormDraftResponseMock200 = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getDiscardFormDraftResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDiscardFormDraftResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDiscardFormDraftResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getDiscardFormDraftResponseMock409 = (): FormConflict => ({"detail":"Journeys use this form.","code":"in_use"})


export const getDiscardFormDraftResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getDiscardFormDraftResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getListFormVersionsResponseMock = (): FormVersionList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListFormVersionsResponseMock200 = (): FormVersionList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListFormVersionsResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListFormVersionsResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListFormVersionsResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListFormVersionsResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getGetFormVersionResponseMock = (overrideResponse: Partial<Extract<FormVersionDetail, object>> = {}): FormVersionDetail => ({number: 1, published_at: faker.date.past().toISOString().slice(0, 19) + 'Z', published_by: { ...getPersonReferenceMock() }, comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), is_current: faker.datatype.boolean(), definition: { ...getFormDefinitionMock() }, ...overrideResponse})


export const getGetFormVersionResponseMock200 = (overrideResponse: Partial<Extract<FormVersionDetail, object>> = {}): FormVersionDetail => ({number: 1, published_at: faker.date.past().toISOString().slice(0, 19) + 'Z', published_by: { ...getPersonReferenceMock() }, comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), is_current: faker.datatype.boolean(), definition: { ...getFormDefinitionMock() }, ...overrideResponse})


export const getGetFormVersionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetFormVersionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetFormVersionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getRestoreFormVersionResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getRestoreFormVersionResponseMock200 = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getRestoreFormVersionResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRestoreFormVersionResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRestoreFormVersionResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getRestoreFormVersionResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getRestoreFormVersionResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getPublishFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getPublishFormResponseMock200 = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getPublishFormResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getPublishFormResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getPublishFormResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getPublishFormResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getPublishFormResponseMock409 = (): FormConflict => ({"detail":"Journeys use this form.","code":"in_use"})


export const getPublishFormResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getPublishFormResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getRetireFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getRetireFormResponseMock200 = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})


export const getRetireFormResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getRetireFormResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getRetireFormResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getRetireFormResponseMock409 = (): FormConflict => ({"detail":"Journeys use this form.","code":"in_use"})


export const getRetireFormResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})


export const getRetireFormResponseMock428 = (): PreconditionRequiredResponse => ({"detail":"Not found."})

export const getGetFormUsageResponseMock = (): FormUsage => ({"journeys":[{"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health"}],"open_task_count":42,"open_tasks_by_version":[{"version":2,"open_task_count":42}]})


export const getGetFormUsageResponseMock200 = (): FormUsage => ({"journeys":[{"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health"}],"open_task_count":42,"open_tasks_by_version":[{"version":2,"open_task_count":42}]})


export const getGetFormUsageResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getGetFormUsageResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getGetFormUsageResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListFormsMockHandler = (overrideResponse?: FormList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormList> | FormList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFormsMockHandler200 = (overrideResponse?: FormList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormList> | FormList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFormsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListFormsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListFormsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListFormsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateFormMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFormResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateFormMockHandler201 = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFormResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateFormMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFormResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateFormMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFormResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateFormMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFormResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateFormMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateFormResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetFormMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetFormMockHandler200 = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFormMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetFormMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetFormMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getSaveFormDraftMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSaveFormDraftMockHandler200 = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveFormDraftMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveFormDraftMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveFormDraftMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSaveFormDraftMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveFormDraftMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getSaveFormDraftMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveFormDraftResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getDiscardFormDraftMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDiscardFormDraftMockHandler200 = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDiscardFormDraftMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDiscardFormDraftMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDiscardFormDraftMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDiscardFormDraftMockHandler409 = (overrideResponse?: FormConflict | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<FormConflict> | FormConflict), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getDiscardFormDraftMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getDiscardFormDraftMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getListFormVersionsMockHandler = (overrideResponse?: FormVersionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormVersionList> | FormVersionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormVersionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFormVersionsMockHandler200 = (overrideResponse?: FormVersionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormVersionList> | FormVersionList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormVersionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFormVersionsMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormVersionsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListFormVersionsMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormVersionsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListFormVersionsMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormVersionsResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListFormVersionsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormVersionsResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getGetFormVersionMockHandler = (overrideResponse?: FormVersionDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormVersionDetail> | FormVersionDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/:number/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormVersionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetFormVersionMockHandler200 = (overrideResponse?: FormVersionDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormVersionDetail> | FormVersionDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/:number/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormVersionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFormVersionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/:number/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormVersionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetFormVersionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/:number/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormVersionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetFormVersionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/:number/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormVersionResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getRestoreFormVersionMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/versions/:number/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFormVersionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRestoreFormVersionMockHandler200 = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/versions/:number/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFormVersionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRestoreFormVersionMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/versions/:number/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFormVersionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRestoreFormVersionMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/versions/:number/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFormVersionResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRestoreFormVersionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/versions/:number/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFormVersionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRestoreFormVersionMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/versions/:number/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFormVersionResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getRestoreFormVersionMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/versions/:number/restore/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRestoreFormVersionResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getPublishFormMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock(),
      { status: 200
      })
  }, options)
}


export const getPublishFormMockHandler200 = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getPublishFormMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getPublishFormMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getPublishFormMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getPublishFormMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getPublishFormMockHandler409 = (overrideResponse?: FormConflict | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormConflict> | FormConflict), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getPublishFormMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getPublishFormMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getRetireFormMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRetireFormMockHandler200 = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRetireFormMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getRetireFormMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getRetireFormMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getRetireFormMockHandler409 = (overrideResponse?: FormConflict | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<FormConflict> | FormConflict), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock409(),
      { status: 409
      })
  }, options)
}


export const getRetireFormMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock412(),
      { status: 412
      })
  }, options)
}


export const getRetireFormMockHandler428 = (overrideResponse?: PreconditionRequiredResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PreconditionRequiredResponse> | PreconditionRequiredResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/retire/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRetireFormResponseMock428(),
      { status: 428
      })
  }, options)
}

export const getGetFormUsageMockHandler = (overrideResponse?: FormUsage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormUsage> | FormUsage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormUsageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetFormUsageMockHandler200 = (overrideResponse?: FormUsage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormUsage> | FormUsage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormUsageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetFormUsageMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormUsageResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetFormUsageMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormUsageResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getGetFormUsageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormUsageResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getFormsMock = () => [
  getListFormsMockHandler(),
  getCreateFormMockHandler(),
  getGetFormMockHandler(),
  getSaveFormDraftMockHandler(),
  getDiscardFormDraftMockHandler(),
  getListFormVersionsMockHandler(),
  getGetFormVersionMockHandler(),
  getRestoreFormVersionMockHandler(),
  getPublishFormMockHandler(),
  getRetireFormMockHandler(),
  getGetFormUsageMockHandler()
]
