import { formatMonthDay } from '../formats.ts'
import { holiday } from '../messages/company.ts'

/** Stored and shown alike. Apart from the schemas, so that a list does not load those. */
export const holidayTypes = [holiday.municipal, holiday.state, holiday.national] as const
export const holidayTypeNames = {
  [holiday.municipal]: holiday.municipal,
  [holiday.state]: holiday.state,
  [holiday.national]: holiday.national,
} as const

/** A holiday's day as people read it: "25/12", or "25/12/2026" where it does not come back. */
export const holidayDay = ({ data, ano }: { data: string; ano: number | null }) =>
  ano === null ? formatMonthDay(data) : `${formatMonthDay(data)}/${ano}`
