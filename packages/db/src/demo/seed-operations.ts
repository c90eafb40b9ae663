/** Incidents, rides, the fleet and the supplies of the demo group. */
import type { Database } from '../connection.ts'
import { seedEquipment } from './seed-equipment.ts'
import { seedFleet } from './seed-fleet.ts'
import { seedFieldReports } from './seed-field-reports.ts'
import { seedIncidents } from './seed-incidents.ts'
import { seedIncidentWork } from './seed-incident-work.ts'
import { seedRides } from './seed-rides.ts'
import { seedSupplies } from './seed-supplies.ts'

export async function seedOperations(db: Database): Promise<void> {
  await seedIncidents(db)
  await seedFieldReports(db)
  await seedFleet(db)
  await seedRides(db)
  await seedSupplies(db)
  await seedIncidentWork(db)
  await seedEquipment(db)
}
