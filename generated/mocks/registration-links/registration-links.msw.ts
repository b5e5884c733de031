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
  NotFoundResponse,
  RegistrationLink,
  RegistrationLinkList,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';


export const getListRegistrationLinksResponseMock = (): RegistrationLinkList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListRegistrationLinksResponseMock200 = (): RegistrationLinkList => ({"count":0,"next":null,"previous":null,"results":[]})


export const getListRegistrationLinksResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getListRegistrationLinksResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getListRegistrationLinksResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getListRegistrationLinksResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})

export const getCreateRegistrationLinkResponseMock = (): RegistrationLink => ({"id":"2b7d4c10-5e6f-4a81-9b23-7c8d9e0f5001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"8c1d2e3f-4a5b-4c6d-9e7f-0a1b2c3d3001","process_definition_name":"Hip replacement preparation","url":"https://portage.example/accept?token=join-hip-replacement","enabled":true,"created_at":"2026-10-01T14:20:00Z","created_by":{"id":"7a1c9e42-3b5d-4f6a-8c7e-2d9f0b1a0003","display_name":"Samuel Roy"},"registered_count":14,"last_registered_at":"2026-11-19T21:40:00Z"})


export const getCreateRegistrationLinkResponseMock201 = (): RegistrationLink => ({"id":"2b7d4c10-5e6f-4a81-9b23-7c8d9e0f5001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"8c1d2e3f-4a5b-4c6d-9e7f-0a1b2c3d3001","process_definition_name":"Hip replacement preparation","url":"https://portage.example/accept?token=join-hip-replacement","enabled":true,"created_at":"2026-10-01T14:20:00Z","created_by":{"id":"7a1c9e42-3b5d-4f6a-8c7e-2d9f0b1a0003","display_name":"Samuel Roy"},"registered_count":14,"last_registered_at":"2026-11-19T21:40:00Z"})


export const getCreateRegistrationLinkResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getCreateRegistrationLinkResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getCreateRegistrationLinkResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getCreateRegistrationLinkResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getCreateRegistrationLinkResponseMock409 = (): ConflictResponse => ({"detail":"Not found."})

export const getUpdateRegistrationLinkResponseMock = (): RegistrationLink => ({"id":"2b7d4c10-5e6f-4a81-9b23-7c8d9e0f5001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"8c1d2e3f-4a5b-4c6d-9e7f-0a1b2c3d3001","process_definition_name":"Hip replacement preparation","url":"https://portage.example/accept?token=join-hip-replacement","enabled":true,"created_at":"2026-10-01T14:20:00Z","created_by":{"id":"7a1c9e42-3b5d-4f6a-8c7e-2d9f0b1a0003","display_name":"Samuel Roy"},"registered_count":14,"last_registered_at":"2026-11-19T21:40:00Z"})


export const getUpdateRegistrationLinkResponseMock200 = (): RegistrationLink => ({"id":"2b7d4c10-5e6f-4a81-9b23-7c8d9e0f5001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","process_definition":"8c1d2e3f-4a5b-4c6d-9e7f-0a1b2c3d3001","process_definition_name":"Hip replacement preparation","url":"https://portage.example/accept?token=join-hip-replacement","enabled":true,"created_at":"2026-10-01T14:20:00Z","created_by":{"id":"7a1c9e42-3b5d-4f6a-8c7e-2d9f0b1a0003","display_name":"Samuel Roy"},"registered_count":14,"last_registered_at":"2026-11-19T21:40:00Z"})


export const getUpdateRegistrationLinkResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateRegistrationLinkResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateRegistrationLinkResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateRegistrationLinkResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getListRegistrationLinksMockHandler = (overrideResponse?: RegistrationLinkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegistrationLinkList> | RegistrationLinkList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListRegistrationLinksMockHandler200 = (overrideResponse?: RegistrationLinkList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RegistrationLinkList> | RegistrationLinkList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListRegistrationLinksMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListRegistrationLinksMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListRegistrationLinksMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getListRegistrationLinksMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListRegistrationLinksResponseMock404(),
      { status: 404
      })
  }, options)
}

export const getCreateRegistrationLinkMockHandler = (overrideResponse?: RegistrationLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegistrationLink> | RegistrationLink), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock(),
      { status: 201
      })
  }, options)
}


export const getCreateRegistrationLinkMockHandler201 = (overrideResponse?: RegistrationLink | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegistrationLink> | RegistrationLink), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock201(),
      { status: 201
      })
  }, options)
}


export const getCreateRegistrationLinkMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateRegistrationLinkMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateRegistrationLinkMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getCreateRegistrationLinkMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateRegistrationLinkMockHandler409 = (overrideResponse?: ConflictResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConflictResponse> | ConflictResponse), options?: RequestHandlerOptions) => {
  return http.post('*/v1/registration-links/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateRegistrationLinkResponseMock409(),
      { status: 409
      })
  }, options)
}

export const getUpdateRegistrationLinkMockHandler = (overrideResponse?: RegistrationLink | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RegistrationLink> | RegistrationLink), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/registration-links/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRegistrationLinkResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateRegistrationLinkMockHandler200 = (overrideResponse?: RegistrationLink | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<RegistrationLink> | RegistrationLink), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/registration-links/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRegistrationLinkResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateRegistrationLinkMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/registration-links/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRegistrationLinkResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateRegistrationLinkMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/registration-links/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRegistrationLinkResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateRegistrationLinkMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/registration-links/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRegistrationLinkResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateRegistrationLinkMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/registration-links/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateRegistrationLinkResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getRegistrationLinksMock = () => [
  getListRegistrationLinksMockHandler(),
  getCreateRegistrationLinkMockHandler(),
  getUpdateRegistrationLinkMockHandler()
]
