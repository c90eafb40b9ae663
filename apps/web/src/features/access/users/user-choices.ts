import {
  cnhTypes,
  maritalLabel,
  maritalStatuses,
  type Gender,
  userTypes,
} from '@intranet/contract/personal-options'
import { states } from '@intranet/contract/states'

const same = (value: string) => ({ value, label: value })

export const maritalOptions = (gender: Gender | null | undefined) =>
  maritalStatuses.map((value) => ({ value, label: maritalLabel(value, gender) }))
export const licenceOptions = cnhTypes.map(same)
export const stateOptions = states.map(({ uf, nome }) => ({ value: uf, label: nome, note: uf }))
export const typeOptions = userTypes.map(same)
