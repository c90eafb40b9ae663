import {
  employeeStateLabels,
  employeeStates,
  employmentLabels,
  type EmployeeState,
} from '@intranet/contract/employee-options'
import { optionsOf } from '@/lib/options-of.ts'

export const employmentOptions = optionsOf(employmentLabels)

const named = (value: EmployeeState) => ({ value, label: employeeStateLabels[value] })
export const stateOptions = employeeStates.map(named)

/** A shutdown dismisses, and the day of admission admits; neither is chosen. */
export const stateOptionsFrom = (saved: string | undefined) =>
  employeeStates
    .filter((value) => (value !== 'desligado' && value !== 'admissao') || saved === value)
    .map(named)
