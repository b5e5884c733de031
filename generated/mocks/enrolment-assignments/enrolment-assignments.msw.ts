import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  ProcessInstanceAssignCounts,
  ProcessInstanceAssigned
} from '../../model';


export const getAssignProcessInstancesResponseMock = (): ProcessInstanceAssigned => ({"results":[{"id":"8d3f0b51-2c4e-4f60-9b7c-1d2e3f400001","outcome":"assigned","previous":null}]})

export const getAssignMatchingProcessInstancesResponseMock = (): ProcessInstanceAssignCounts => ({"assigned":7000,"already_assigned":5})


export const getAssignProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceAssigned | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceAssigned> | ProcessInstanceAssigned), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/assign/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getAssignMatchingProcessInstancesMockHandler = (overrideResponse?: ProcessInstanceAssignCounts | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProcessInstanceAssignCounts> | ProcessInstanceAssignCounts), options?: RequestHandlerOptions) => {
  return http.post('*/v1/process-instances/assign-matching/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAssignMatchingProcessInstancesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEnrolmentAssignmentsMock = () => [
  getAssignProcessInstancesMockHandler(),
  getAssignMatchingProcessInstancesMockHandler()
]
