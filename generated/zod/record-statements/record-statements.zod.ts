import * as zod from 'zod/mini';

import {
  ErrorDetail,
  RecordStatement,
  RecordStatementList,
  RecordStatementUpdate,
  ValidationErrors
} from '../portageV1.schemas.zod.ts';


/**
 * One row for each kind of record, also for those without a statement.
 * @summary What is said of each kind of record in place of records (DATA-56).
 */
export const listRecordStatementsQueryPageDefault = 1;

export const listRecordStatementsQueryPageSizeDefault = 20;
export const listRecordStatementsQueryPageSizeMax = 100;



export const ListRecordStatementsQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of this profile.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)), listRecordStatementsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page of the list, from 1. A page past the end is a 404.')),
  "page_size": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listRecordStatementsQueryPageSizeMax)), listRecordStatementsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('How many results a page holds.'))
})

export const ListRecordStatements200Response = RecordStatementList

export const ListRecordStatements400Response = ValidationErrors

export const ListRecordStatements401Response = ErrorDetail

export const ListRecordStatements403Response = ErrorDetail

export const ListRecordStatements404Response = ErrorDetail

/**
 * A kind without a statement has the status null.
 * @summary What is said of one kind of record.
 */
export const GetRecordStatementParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['allergies', 'conditions', 'documents', 'family-history', 'immunizations', 'medications', 'procedures', 'test-results']).check(/*#__PURE__*/ zod.describe('The kind of record.'))
})

export const GetRecordStatementQueryParams = /*#__PURE__*/ zod.strictObject({
  "patient": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('Of this profile.'))
})

export const GetRecordStatement200Response = RecordStatement

export const GetRecordStatement400Response = ValidationErrors

export const GetRecordStatement401Response = ErrorDetail

export const GetRecordStatement403Response = ErrorDetail

export const GetRecordStatement404Response = ErrorDetail

/**
 * Refused with a 409 while the profile has records of the kind. A status of null takes the statement back.
 * @summary Says of a kind that there is none, that it cannot be known, or that it is skipped for now.
 */
export const SaveRecordStatementParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum(['allergies', 'conditions', 'documents', 'family-history', 'immunizations', 'medications', 'procedures', 'test-results']).check(/*#__PURE__*/ zod.describe('The kind of record.'))
})

export const SaveRecordStatementBody = RecordStatementUpdate

export const SaveRecordStatement200Response = RecordStatement

export const SaveRecordStatement400Response = ValidationErrors

export const SaveRecordStatement401Response = ErrorDetail

export const SaveRecordStatement403Response = ErrorDetail

export const SaveRecordStatement404Response = ErrorDetail

export const SaveRecordStatement409Response = ErrorDetail

