import * as zod from 'zod/mini';

import {
  ErrorDetail,
  Patient,
  PatientCreate,
  PatientList,
  PatientUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * A care team sees the profiles that joined its organization or have a journey there. Other profiles of the same
 * account, such as a child's, it does not see (SEC-05).
 * @summary The patient profiles that the caller may see (CALL-19).
 */
export const listPatientsQueryUserRegExp = new RegExp('^(current_user|[0-9a-fA-F-]{36})$');
export const listPatientsQueryPageDefault = 1;

export const listPatientsQueryPageSizeDefault = 20;
export const listPatientsQueryPageSizeMax = 100;

export const listPatientsQuerySearchMax = 200;



export const ListPatientsQueryParams = /*#__PURE__*/ zod.strictObject({
  "user": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPatientsQueryUserRegExp))).check(/*#__PURE__*/ zod.describe('Whose profiles; `current_user` stands for the caller.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listPatientsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPatientsQueryPageSizeMax)), listPatientsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPatientsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
})

export const listPatientsHeaderXIslandMax = 64;



export const ListPatientsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPatientsHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const ListPatients200Response = PatientList

export const ListPatients400Response = ValidationErrors

export const ListPatients401Response = ErrorDetail

export const ListPatients403Response = ErrorDetail

export const ListPatients404Response = ErrorDetail

/**
 * A person has one profile of their own. Where the system made it (`is_system_created`), a call with `is_self` completes that one and answers with it.
 * @summary Makes a profile for the caller (CALL-22).
 */
export const createPatientHeaderXIslandMax = 64;

export const createPatientHeaderIdempotencyKeyRegExp = new RegExp('^"[A-Za-z0-9-]{16,64}"$');


export const CreatePatientHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPatientHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(createPatientHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intent (draft-ietf-httpapi-idempotency-key-header): whoever is not sure that a call arrived sends it\nagain with the same key, and nothing is made twice. For a day the first success is answered again to the same\ncaller; the same key with another call is a 422; while the first call is still running, a 409. A backend that does\nnot know the header ignores it.\n'))
})

export const CreatePatientBody = PatientCreate

export const CreatePatient201Response = Patient

export const CreatePatient400Response = ValidationErrors

export const CreatePatient401Response = ErrorDetail

export const CreatePatient403Response = ErrorDetail

export const CreatePatient409Response = ErrorDetail

export const CreatePatient422Response = ErrorDetail

/**
 * @summary One profile (CALL-21).
 */
export const GetPatientParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const getPatientHeaderXIslandMax = 64;



export const GetPatientHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPatientHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const GetPatient200Response = Patient

export const GetPatient401Response = ErrorDetail

export const GetPatient403Response = ErrorDetail

export const GetPatient404Response = ErrorDetail

/**
 * @summary Changes the given fields of a profile (CALL-24).
 */
export const UpdatePatientParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const updatePatientHeaderXIslandMax = 64;



export const UpdatePatientHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string()).check(/*#__PURE__*/ zod.describe('The current locale (CALL-04); texts of the answer are in it where they exist, else in English.')),
  "x-island": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePatientHeaderXIslandMax))).check(/*#__PURE__*/ zod.describe('The current island, a region or site (CALL-05, D-30).'))
})

export const UpdatePatientBody = PatientUpdate

export const UpdatePatient200Response = Patient

export const UpdatePatient400Response = ValidationErrors

export const UpdatePatient401Response = ErrorDetail

export const UpdatePatient403Response = ErrorDetail

export const UpdatePatient404Response = ErrorDetail

