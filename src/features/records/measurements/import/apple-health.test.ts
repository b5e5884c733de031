import { describe, expect, test } from 'vitest'
import { appleXml, zipOf } from '#tests/support/apple-file.ts'
import { readAppleExport } from './apple-health.ts'

const now = Date.parse('2026-11-27T12:00:00Z')
const read = (content: BlobPart, most = 5000, name = 'export.xml') =>
  readAppleExport(new File([content], name), most, now)
const day = (date: string) => `${date} 07:30:12 -0500`

describe('each value in a unit of the portal', () => {
  test.each([
    [['BodyMass', 'kg', '68.25'], 'weight 68.3 kg'],
    [['BodyMass', 'lb', '150.2'], 'weight 150.2 lb'],
    [['BodyMass', 'g', '68200'], 'weight 68.2 kg'],
    [['BodyMass', 'st', '10.5'], 'weight 66.7 kg'],
    [['BloodGlucose', 'mg/dL', '100'], 'blood_glucose 5.6 mmol_L'],
    [['BloodGlucose', 'mmol&lt;180.1558800000541&gt;/L', '5.6'], 'blood_glucose 5.6 mmol_L'],
    [['BodyTemperature', 'degC', '36.8'], 'temperature 36.8 celsius'],
    [['BodyTemperature', 'degF', '98.2'], 'temperature 98.2 fahrenheit'],
    [['RestingHeartRate', 'count/min', '61.4'], 'heart_rate 61 bpm'],
    [['HeartRate', 'count/min', '61'], undefined],
    [['BodyMass', 'cubit', '68'], undefined],
    [['BodyMass', 'kg', ''], undefined],
    [['BodyMass', 'kg', '68', 'yesterday'], undefined],
  ] as const)('%j: %s', async (value, expected) => {
    const { rows, implausible } = await read(appleXml(value))
    expect(rows.map(({ kind, value: amount, unit }) => `${kind} ${amount} ${unit}`)[0]).toBe(expected)
    expect(implausible).toBe(0)
  })
})

test('the two values of a blood pressure are one, with its time and who recorded it; what is there twice is one', async () => {
  const pressure = [
    ['BloodPressureSystolic', 'mmHg', 128, day('2026-03-01'), 'Maya&apos;s cuff &amp; phone'],
    ['BodyMass', 'kg', 68.2],
    ['BloodPressureDiastolic', 'mmHg', 82, day('2026-03-01'), 'Maya&apos;s cuff &amp; phone'],
    ['BloodPressureDiastolic', 'mmHg', 70, day('2026-03-02')],
  ] as const
  const { rows } = await read(appleXml(...pressure, ...pressure))
  expect(rows).toEqual([
    expect.objectContaining({ kind: 'weight' }),
    {
      kind: 'blood_pressure',
      value: 128,
      diastolic: 82,
      unit: 'mmHg',
      measured_at: '2026-03-01T12:30:00Z',
      notes: null,
      source_text: "Maya's cuff & phone",
    },
  ])
})

test('impossible values and those of the future are counted', async () => {
  const { rows, implausible } = await read(
    appleXml(
      ['BodyMass', 'kg', 900],
      ['BodyMass', 'kg', 68, day('2027-01-01')],
      ['BodyTemperature', 'degC', 12],
    ),
  )
  expect([rows, implausible]).toEqual([[], 3])
})

test('a large file in a ZIP file is read to its end, and only the newest values are kept', async () => {
  const values = Array.from({ length: 20_000 }, (_, index) => {
    const date = new Date(Date.UTC(2000, 0, 1) + index * 3_600_000).toISOString()
    return [
      'BodyMass',
      'kg',
      60 + (index % 100) / 10,
      `${date.slice(0, 10)} ${date.slice(11, 19)} +0000`,
    ] as const
  })
  const zip = zipOf({
    'apple_health_export/export_cda.xml': '<ClinicalDocument/>'.repeat(1000),
    'apple_health_export/export.xml': appleXml(...values),
  })
  const { rows, total } = await read(zip, 500, 'export.zip')
  expect([rows.length, total]).toEqual([500, 20_000])
  expect(rows[0]?.measured_at).toBe(
    new Date(Date.UTC(2000, 0, 1) + 19_999 * 3_600_000).toISOString().replace('.000Z', 'Z'),
  )
})

test.each([
  ['another XML', '<html><Record type="HKQuantityTypeIdentifierBodyMass"/></html>'],
  ['a ZIP file without it', zipOf({ 'photo.jpg': 'x' })],
  ['a ZIP file that was cut', zipOf({ 'export.xml': appleXml() }).subarray(0, 60)],
  ['a ZIP file that is damaged', zipOf({ 'export.xml': appleXml(['BodyMass', 'kg', 68]) }).fill(255, 45, 90)],
  ['a tag without an end', `<?xml version="1.0"?><Record ${'x'.repeat(300_000)}`],
])('%s is refused', async (_, content) => {
  await expect(read(content)).rejects.toThrow()
})
