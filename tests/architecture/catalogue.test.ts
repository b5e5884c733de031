// The catalogue: every validation and error text exists once, in both languages. What the requirements give
// word for word is held word for word; texts.test.ts holds that the French is complete and set as French is.
import { describe, expect, test } from 'vitest'
import errors from '#locales/en-ca/errors/index.ts'
import validation from '#locales/en-ca/validation/index.ts'
import errorsFr from '#locales/fr-ca/errors/index.ts'
import validationFr from '#locales/fr-ca/validation/index.ts'
import { testRows } from '#tests/support/table.ts'

const validationRows = {
  'VAL-35': ['required', 'This field is required'],
  'VAL-36': ['email', 'Invalid email address.'],
  'VAL-37': ['minCharacters'],
  'VAL-38': ['maxCharacters'],
  'VAL-39': ['minWords'],
  'VAL-40': ['maxWords'],
  'VAL-41': ['minValue'],
  'VAL-42': ['maxValue'],
  'VAL-43': ['pattern'],
  'VAL-44': ['unique'],
  'VAL-45': ['notEmpty'],
  'VAL-46': ['date'],
  'VAL-47': ['day'],
  'VAL-48': ['yearFuture'],
  'VAL-49': ['yearsBack'],
  'VAL-50': ['dateFuture'],
  'VAL-51': ['dateMin'],
  'VAL-52': ['dateMax'],
  'VAL-53': ['time'],
  'VAL-54': ['url'],
  'VAL-55': ['fileTooBig'],
  'VAL-56': ['fileTooSmall'],
  'VAL-57': ['fileType'],
  'VAL-58': ['phone'],
  'VAL-59': ['postalCode'],
  'VAL-60': ['dayNeedsMonthAndYear'],
  'VAL-61': ['consent'],
  'VAL-26': ['selectOption', 'Please select an option'],
  'VAL-29': ['invalid', 'Invalid'],
} as const satisfies Record<string, readonly [keyof typeof validation, string?]>

const errorRows = {
  'ERR-42': ['incorrectEmailOrPassword', 'Incorrect email or password.'],
  'ERR-43': ['userExists', 'User already exists.'],
  'ERR-44': ['userNotFound', 'This user does not exist.'],
  'ERR-45': ['patientNotFound'],
  'ERR-46': ['verificationCode', 'The verification code is incorrect, please try again.'],
  'ERR-47': ['attemptLimit', 'Attempt limit exceeded, please try again after some time.'],
  'ERR-48': ['dateOfBirth'],
  'ERR-49': ['sharedLinkPassword'],
  'ERR-50': ['verificationLimit'],
  'ERR-51': ['linkExpired'],
  'ERR-52': ['invitationExpired'],
  'ERR-53': [
    'accountUnverified',
    'Your account is unverified. Please log in with your email to verify your account.',
  ],
  'ERR-54': ['profileRequired'],
  'ERR-55': ['somethingWrong', 'Something went wrong.'],
  'ERR-56': ['saveFailed'],
  'ERR-57': ['createFailed'],
  'ERR-58': ['deleteFailed'],
  'ERR-59': ['cancelFailed'],
  'ERR-60': ['draftDownload'],
  'ERR-61': ['draftSave'],
  'ERR-62': ['draftRestore'],
  'ERR-63': ['uploadFailed'],
  'ERR-64': ['analysisFailed'],
  'ERR-65': ['captchaMissing'],
  'ERR-66': ['captchaInvalid'],
  'ERR-67': ['noPermission'],
} as const satisfies Record<string, readonly [keyof typeof errors.catalogue, string?]>

describe('validation texts', () => {
  testRows(Object.entries(validationRows))('%s: %s', (_, [key, exact]) => {
    if (exact !== undefined) expect(validation[key]).toBe(exact)
    expect(validation[key].length).toBeGreaterThan(5)
    expect(validationFr[key]).not.toBe(validation[key])
  })
})

describe('error texts', () => {
  testRows(Object.entries(errorRows))('%s: %s', (_, [key, exact]) => {
    if (exact !== undefined) expect(errors.catalogue[key]).toBe(exact)
    expect(errors.catalogue[key].length).toBeGreaterThan(10)
    expect(errorsFr.catalogue[key]).not.toBe(errors.catalogue[key])
  })
  test('ERR-68: each is one of the catalogue; docs/decisions says where it is shown', () => {
    const named = Object.values(errorRows).map(([key]) => key)
    const more = ['somethingWrongTryAgain']
    expect(Object.keys(errors.catalogue).sort()).toEqual([...named, ...more].sort())
  })
})

test('no text occurs twice in a catalogue', () => {
  for (const texts of [validation, validationFr, errors.catalogue, errorsFr.catalogue]) {
    const all = Object.values(texts)
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  }
})
