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
  Form,
  FormList,
  FormUsage,
  FormVersionDetail,
  FormVersionList
} from '../../model';

import {
  getFormDefinitionMock,
  getPersonReferenceMock
} from '../../model/index.faker.ts';


export const getListFormsResponseMock = (): FormList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreateFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})

export const getGetFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})

export const getSaveFormDraftResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})

export const getDiscardFormDraftResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})

export const getListFormVersionsResponseMock = (): FormVersionList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getGetFormVersionResponseMock = (overrideResponse: Partial<Extract<FormVersionDetail, object>> = {}): FormVersionDetail => ({number: 1, published_at: faker.date.past().toISOString().slice(0, 19) + 'Z', published_by: { ...getPersonReferenceMock() }, comment: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 500}}), null]), is_current: faker.datatype.boolean(), definition: { ...getFormDefinitionMock() }, ...overrideResponse})

export const getRestoreFormVersionResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})

export const getPublishFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})

export const getRetireFormResponseMock = (): Form => ({"id":"6c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d0002","key":"sleep-diary","title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"name":"Your sleep diary","status":"draft","version":null,"has_draft":true,"completeness":{"en-ca":100,"fr-ca":100},"used_by_count":0,"revision":1,"updated_at":"2026-11-20T15:10:00Z","updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"},"definition":null,"draft":{"key":"sleep-diary","version":1,"title":{"en-ca":"Your sleep diary","fr-ca":"Votre journal de sommeil"},"pages":[{"key":"night","title":{"en-ca":"Last night","fr-ca":"La nuit dernière"},"fields":[{"type":"time","key":"to_bed","label":{"en-ca":"When did you go to bed?","fr-ca":"À quelle heure vous êtes-vous couché?"}}]}]},"draft_updated_at":"2026-11-20T15:10:00Z","draft_updated_by":{"id":"8f1e2d3c-4b5a-4968-8776-655443320001","display_name":"Priya Nair"}})

export const getGetFormUsageResponseMock = (): FormUsage => ({"journeys":[{"id":"2a5c8e10-7b3d-4f6a-9c1e-0d2f4b6a0001","name":"Hip replacement preparation","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","organization_name":"Lakeside Family Health"}],"open_task_count":42,"open_tasks_by_version":[{"version":2,"open_task_count":42}]})


export const getListFormsMockHandler = (overrideResponse?: FormList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormList> | FormList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFormsResponseMock(),
      { status: 200
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

export const getGetFormMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormResponseMock(),
      { status: 200
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

export const getDiscardFormDraftMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/forms/:id/draft/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDiscardFormDraftResponseMock(),
      { status: 200
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

export const getGetFormVersionMockHandler = (overrideResponse?: FormVersionDetail | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormVersionDetail> | FormVersionDetail), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/versions/:number/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormVersionResponseMock(),
      { status: 200
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

export const getPublishFormMockHandler = (overrideResponse?: Form | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Form> | Form), options?: RequestHandlerOptions) => {
  return http.post('*/v1/forms/:id/publish/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getPublishFormResponseMock(),
      { status: 200
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

export const getGetFormUsageMockHandler = (overrideResponse?: FormUsage | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FormUsage> | FormUsage), options?: RequestHandlerOptions) => {
  return http.get('*/v1/forms/:id/usage/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetFormUsageResponseMock(),
      { status: 200
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
