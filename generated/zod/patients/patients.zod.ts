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
  "user": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listPatientsQueryUserRegExp))).check(/*#__PURE__*/ zod.describe('Owner of the profiles; `current_user` is the caller.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listPatientsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPatientsQueryPageSizeMax)), listPatientsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.')),
  "search": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPatientsQuerySearchMax))).check(/*#__PURE__*/ zod.describe('Only what holds this text, whatever its case and accents.'))
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
export const CreatePatientBody = PatientCreate

export const CreatePatient201Response = Patient

export const CreatePatient400Response = ValidationErrors

export const CreatePatient401Response = ErrorDetail

export const CreatePatient403Response = ErrorDetail

export const CreatePatient409Response = ErrorDetail

export const CreatePatient422Response = ErrorDetail

/**
 * Care teams see profiles that joined their organization or have a journey there. All other profiles are a 404.
 * @summary One profile (CALL-21).
 */
export const GetPatientParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const GetPatient200Response = Patient

export const GetPatient401Response = ErrorDetail

export const GetPatient403Response = ErrorDetail

export const GetPatient404Response = ErrorDetail

/**
 * Only the owner and administrators may change a profile; care teams get a 403. A body without fields is a 400.
 * @summary Changes the given fields of a profile (CALL-24).
 */
export const UpdatePatientParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The resource\'s id.'))
})

export const UpdatePatientBody = PatientUpdate

export const UpdatePatient200Response = Patient

export const UpdatePatient400Response = ValidationErrors

export const UpdatePatient401Response = ErrorDetail

export const UpdatePatient403Response = ErrorDetail

export const UpdatePatient404Response = ErrorDetail

