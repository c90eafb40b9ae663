import type { LeadListKey } from '@intranet/contract/sales/lead-words'
import type { Door } from '../reports/lead-links.ts'
import type { OpenedAddress } from '@/lib/address.ts'

export const NEW_LEAD = '/leads/external/register'
export const listAddress = (door: Door, lista: LeadListKey): OpenedAddress =>
  `/sales/${door}/leads/${lista}/list`
export const leadAddress = (door: Door, id: number): OpenedAddress => `/sales/${door}/leads/${id}`
export const editAddress = (door: Door, id: number): OpenedAddress => `/sales/${door}/leads/edit/${id}`
