import {
  employeeStateLabels,
  employeeStates,
  employmentLabels,
  employmentTypes,
  type EmployeeState,
} from '@intranet/contract/employee-options'

export const employmentOptions = employmentTypes.map((value) => ({ value, label: employmentLabels[value] }))

const named = (value: EmployeeState) => ({ value, label: employeeStateLabels[value] })
export const stateOptions = employeeStates.map(named)

/** A shutdown dismisses, and the day of admission admits; neither is chosen. */
export const stateOptionsFrom = (saved: string | undefined) =>
  employeeStates
    .filter((value) => (value !== 'desligado' && value !== 'admissao') || saved === value)
    .map(named)
