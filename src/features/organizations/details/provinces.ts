import { Province } from '#generated/model/index.ts'

export const provinces = Object.values(Province)
