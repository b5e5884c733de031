import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  MessageTemplate,
  MessageTemplateList,
  NoContentResponse
} from '../../model';


export const getListMessageTemplatesResponseMock = (): MessageTemplateList => ({"count":0,"next":null,"previous":null,"results":[]})

export const getCreateMessageTemplateResponseMock = (): MessageTemplate => ({"id":"6c1f0e52-4b7d-4a3e-9d28-5e7f90a10001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","subject":{"en-ca":"Our clinic is closed on Monday","fr-ca":"Notre clinique est fermée lundi"},"text":{"en-ca":"We are closed on Monday. Call 811 if you have a question about your health.","fr-ca":"Nous sommes fermés lundi. Composez le 811 si vous avez une question sur votre santé."},"revision":1,"updated_at":"2026-11-18T15:04:00Z"})

export const getSaveMessageTemplateResponseMock = (): MessageTemplate => ({"id":"6c1f0e52-4b7d-4a3e-9d28-5e7f90a10001","organization":"5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001","subject":{"en-ca":"Our clinic is closed on Monday","fr-ca":"Notre clinique est fermée lundi"},"text":{"en-ca":"We are closed on Monday. Call 811 if you have a question about your health.","fr-ca":"Nous sommes fermés lundi. Composez le 811 si vous avez une question sur votre santé."},"revision":1,"updated_at":"2026-11-18T15:04:00Z"})


export const getListMessageTemplatesMockHandler = (overrideResponse?: MessageTemplateList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MessageTemplateList> | MessageTemplateList), options?: RequestHandlerOptions) => {
  return http.get('*/v1/message-templates/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListMessageTemplatesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateMessageTemplateMockHandler = (overrideResponse?: MessageTemplate | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<MessageTemplate> | MessageTemplate), options?: RequestHandlerOptions) => {
  return http.post('*/v1/message-templates/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateMessageTemplateResponseMock(),
      { status: 201
      })
  }, options)
}

export const getSaveMessageTemplateMockHandler = (overrideResponse?: MessageTemplate | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MessageTemplate> | MessageTemplate), options?: RequestHandlerOptions) => {
  return http.put('*/v1/message-templates/:id/', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSaveMessageTemplateResponseMock(),
      { status: 200
      })
  }, options)
}

export const getDeleteMessageTemplateMockHandler = (overrideResponse?: NoContentResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NoContentResponse> | NoContentResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/v1/message-templates/:id/', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
  if (typeof overrideResponse === 'function') {await overrideResponse(info); }

    return new HttpResponse(null,
      { status: 204
      })
  }, options)
}
export const getMessageTemplatesMock = () => [
  getListMessageTemplatesMockHandler(),
  getCreateMessageTemplateMockHandler(),
  getSaveMessageTemplateMockHandler(),
  getDeleteMessageTemplateMockHandler()
]
