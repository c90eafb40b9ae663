/** Every sheet that an entity takes, by its folder (`pnpm verify` checks the order). */
import { treatmentSheet } from './access/treatment-sheet.ts'
import { citySheet } from './company/city-sheet.ts'
import { assetSheet } from './operations/asset-sheet.ts'
import { fineSheet } from './operations/fine-sheet.ts'
import { fuelSheet } from './operations/fuel-sheet.ts'
import { rentalSheet } from './operations/rental-sheet.ts'
import { vehicleSheet } from './operations/vehicle-sheet.ts'
import { employeeSheet } from './people/employee-sheet.ts'
import { pricingSheet } from './sales/pricing-sheet.ts'

export const sheetList = [
  // One to a line: `pnpm new:module` adds them so.
  treatmentSheet,
  citySheet,
  assetSheet,
  fineSheet,
  fuelSheet,
  rentalSheet,
  vehicleSheet,
  employeeSheet,
  pricingSheet,
] as const
