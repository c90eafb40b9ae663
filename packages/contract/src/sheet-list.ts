/** Every sheet that an entity takes, by its folder (`pnpm verify` checks the order). */
import { treatmentSheet } from './access/treatment-sheet.ts'
import { citySheet } from './company/city-sheet.ts'
import { employeeSheet } from './people/employee-sheet.ts'
import { pricingSheet } from './sales/pricing-sheet.ts'

export const sheetList = [
  // One to a line: `pnpm new:module` adds them so.
  treatmentSheet,
  citySheet,
  employeeSheet,
  pricingSheet,
] as const
