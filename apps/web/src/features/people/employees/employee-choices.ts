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

/** Somebody is dismissed by a shutdown; who is, may come back. */
export const stateOptionsFrom = (saved: string | undefined) =>
  employeeStates.filter((value) => value !== 'desligado' || saved === 'desligado').map(named)
