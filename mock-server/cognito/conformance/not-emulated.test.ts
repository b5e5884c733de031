import * as sdk from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, test } from 'vitest'
import { password, people } from '../../store/seeds/people.ts'
import { userPoolId } from '../identifiers.ts'
import { userPoolOperations } from '../operations/operations.ts'
import { refusalOf, typedConsumer } from '../testing/sdk-client.ts'
import { testRows } from '#tests/support/table.ts'

async function signedIn() {
  const consumer = await typedConsumer()
  const { AccessToken } = await consumer.tokensOf(people.maya.email, password)
  return { ...consumer, AccessToken }
}

type Person = Awaited<ReturnType<typeof signedIn>>

const DeviceKey = 'ca-central-1_00000000-0000-0000-0000-000000000000'
const AttributeName = 'email'

const calls: Readonly<Record<string, (person: Person) => Promise<unknown>>> = {
  getDevice: ({ cognito, AccessToken }) => cognito.getDevice({ AccessToken, DeviceKey }),
  listDevices: ({ cognito, AccessToken }) => cognito.listDevices({ AccessToken }),
  updateDeviceStatus: ({ cognito, AccessToken }) => cognito.updateDeviceStatus({ AccessToken, DeviceKey }),
  forgetDevice: ({ cognito, AccessToken }) => cognito.forgetDevice({ AccessToken, DeviceKey }),
  updateUserAttributes: ({ cognito, AccessToken }) =>
    cognito.updateUserAttributes({ AccessToken, UserAttributes: [] }),
  deleteUserAttributes: ({ cognito, AccessToken }) =>
    cognito.deleteUserAttributes({ AccessToken, UserAttributeNames: ['given_name'] }),
  getUserAttributeVerificationCode: ({ cognito, AccessToken }) =>
    cognito.getUserAttributeVerificationCode({ AccessToken, AttributeName }),
  verifyUserAttribute: ({ cognito, AccessToken }) =>
    cognito.verifyUserAttribute({ AccessToken, AttributeName, Code: '123456' }),
  setUserSettings: ({ cognito, AccessToken }) => cognito.setUserSettings({ AccessToken, MFAOptions: [] }),
  deleteUser: ({ cognito, AccessToken }) => cognito.deleteUser({ AccessToken }),
}

describe('what a person may ask of Cognito and the pool does not do', () => {
  testRows(Object.entries(calls))('%s is refused as an operation that is not enabled', async (_, call) => {
    expect(await refusalOf(call(await signedIn()))).toBe(
      'OperationNotEnabledException: This operation is not enabled for the user pool.',
    )
  })
})

test('what only administrators may ask is an operation that does not exist', async () => {
  const { cognito } = await typedConsumer()
  cognito.config.credentials = async () => ({ accessKeyId: 'x', secretAccessKey: 'y' })
  const call = cognito.send(new sdk.AdminGetUserCommand({ UserPoolId: userPoolId, Username: 'x' }))
  await expect(call).rejects.toMatchObject({
    name: 'UnknownOperationException',
    $metadata: { httpStatusCode: 400 },
  })
})

test('every operation of the pool is one of the SDK', () => {
  const names = [...userPoolOperations.keys()]
  expect(names.length).toBeGreaterThan(30)
  expect(names.filter((name) => !(`${name}Command` in sdk))).toEqual([])
})
