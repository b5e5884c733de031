import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  Branding,
  ForbiddenResponse,
  NoContentResponse,
  NotFoundResponse,
  Organization,
  PayloadTooLargeResponse,
  PreconditionFailedResponse,
  UnauthorizedResponse,
  ValidationFailedResponse
} from '../../model';


export const getUpdateOrganizationResponseMock = (): Organization => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142"})


export const getUpdateOrganizationResponseMock200 = (): Organization => ({"id":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","name":"Lakeside Family Health","icon":"http://localhost:4010/media/lakeside-icon.svg","theme":{"primary-700":"#0f766e"},"address":"120 Water Street, Kingston, Ontario K7L 1A1","postal_address":{"street":"120 Water Street","city":"Kingston","province":"ON","postal_code":"K7L 1A1"},"contact_name":"Samuel Roy","email":"hello@lakeside.example","phone":"613-555-0142"})


export const getUpdateOrganizationResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getUpdateOrganizationResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getUpdateOrganizationResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getUpdateOrganizationResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateOrganizationResponseMock412 = (): PreconditionFailedResponse => ({"detail":"Not found."})

export const getSaveOrganizationLogoResponseMock = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})


export const getSaveOrganizationLogoResponseMock200 = (): Branding => ({"logo":"http://localhost:4010/media/lakeside-logo.svg","theme":{"primary-700":"#0f766e"},"name":"Lakeside Family Health"})


export const getSaveOrganizationLogoResponseMock400 = (): ValidationFailedResponse => ({"last_name":["This field is required."]})


export const getSaveOrganizationLogoResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getSaveOrganizationLogoResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getSaveOrganizationLogoResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getSaveOrganizationLogoResponseMock413 = (): PayloadTooLargeResponse => ({"detail":"Not found."})



export const getDeleteOrganizationLogoResponseMock401 = (): UnauthorizedResponse => ({"detail":"Not found."})


export const getDeleteOrganizationLogoResponseMock403 = (): ForbiddenResponse => ({"detail":"Not found."})


export const getDeleteOrganizationLogoResponseMock404 = (): NotFoundResponse => ({"detail":"Not found."})


export const getUpdateOrganizationMockHandler = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateOrganizationMockHandler200 = (overrideResponse?: Organization | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<Organization> | Organization), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateOrganizationMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateOrganizationMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateOrganizationMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getUpdateOrganizationMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUpdateOrganizationMockHandler412 = (overrideResponse?: PreconditionFailedResponse | ((info: Parameters<Parameters<typeof http.patch>[1]>[0]) => Promise<PreconditionFailedResponse> | PreconditionFailedResponse), options?: RequestHandlerOptions) => {
  return http.patch('*/v1/organizations/:id/', async (info: Parameters<Parameters<typeof http.patch>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateOrganizationResponseMock412(),
      { status: 412
      })
  }, options)
}

export const getSaveOrganizationLogoMockHandler = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSaveOrganizationLogoMockHandler200 = (overrideResponse?: Branding | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Branding> | Branding), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSaveOrganizationLogoMockHandler400 = (overrideResponse?: ValidationFailedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ValidationFailedResponse> | ValidationFailedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSaveOrganizationLogoMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getSaveOrganizationLogoMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getSaveOrganizationLogoMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getSaveOrganizationLogoMockHandler413 = (overrideResponse?: PayloadTooLargeResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayloadTooLargeResponse> | PayloadTooLargeResponse), options?: RequestHandlerOptions) => {
  return http.put('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveOrganizationLogoResponseMock413(),
      { status: 413
      })
  }, options)
}

export const getDeleteOrganizationLogoMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteOrganizationLogoMockHandler204 = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}


export const getDeleteOrganizationLogoMockHandler401 = (overrideResponse?: UnauthorizedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthorizedResponse> | UnauthorizedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationLogoResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteOrganizationLogoMockHandler403 = (overrideResponse?: ForbiddenResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ForbiddenResponse> | ForbiddenResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationLogoResponseMock403(),
      { status: 403
      })
  }, options)
}


export const getDeleteOrganizationLogoMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/organizations/:id/logo/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteOrganizationLogoResponseMock404(),
      { status: 404
      })
  }, options)
}
export const getOrganizationSettingsMock = () => [
  getUpdateOrganizationMockHandler(),
  getSaveOrganizationLogoMockHandler(),
  getDeleteOrganizationLogoMockHandler()
]
