/** Every sheet that an entity takes, by its folder (`pnpm verify` checks the order). */
import { citySheet } from './company/city-sheet.ts'
import { employeeSheet } from './people/employee-sheet.ts'
import { pricingSheet } from './sales/pricing-sheet.ts'

export const sheetList = [
  // One to a line: `pnpm new:module` adds them so.
  citySheet,
  employeeSheet,
  pricingSheet,
] as const
