import { holiday } from '../messages/company.ts'

/** Stored and shown alike. Apart from the schemas, so that a list does not load those. */
export const holidayTypes = [holiday.municipal, holiday.state, holiday.national] as const
