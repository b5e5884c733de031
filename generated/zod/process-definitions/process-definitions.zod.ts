import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Language,
  ProcessDefinition,
  ProcessDefinitionList,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * Patients see journeys they can find or are in; care teams those their organizations offer; administrators all.
 * @summary The journeys that organizations offer.
 */
export const listProcessDefinitionsQueryPageDefault = 1;

export const listProcessDefinitionsQueryPageSizeDefault = 20;
export const listProcessDefinitionsQueryPageSizeMax = 100;

export const listProcessDefinitionsQuerySearchMax = 200;



export const ListProcessDefinitionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "recommended_for": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what is recommended to this patient profile; the answer tells about this profile.\n')),
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The profile that `recommendation` and `enrolment` tell about; without it and recommended_for, the caller\'s\nactive one.\n')),
  "language__in": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Language)).check(/*#__PURE__*/ zod.describe('Only journeys that are written in one of these languages.')),
  "ordering": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.enum(['name', '-name', 'estimated_weeks', '-estimated_weeks']))).check(/*#__PURE__*/ zod.describe('What to sort by, first things first; a minus turns the order round.')),
  "organization": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only what belongs to this organization.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listProcessDefinitionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listProcessDefinitionsQueryPageSizeMax)), listProcessDefinitionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listProcessDefinitionsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const ListProcessDefinitions200Response = ProcessDefinitionList

export const ListProcessDefinitions400Response = ValidationErrors

export const ListProcessDefinitions401Response = ErrorDetail

export const ListProcessDefinitions403Response = ErrorDetail

export const ListProcessDefinitions404Response = ErrorDetail

/**
 * `patient` adds whether that profile can enrol. Journeys that were turned off stay readable for people in them.
 * @summary One journey definition.
 */
export const GetProcessDefinitionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetProcessDefinitionQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The profile that `recommendation` and `enrolment` tell about; without it, the caller\'s active one.\n'))
})

export const GetProcessDefinition200Response = ProcessDefinition

export const GetProcessDefinition400Response = ValidationErrors

export const GetProcessDefinition401Response = ErrorDetail

export const GetProcessDefinition403Response = ErrorDetail

export const GetProcessDefinition404Response = ErrorDetail

