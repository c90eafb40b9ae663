/** Sales of the demo group; each part needs the parts before it. */
import type { Database } from '../connection.ts'
import { seedCampaignResults } from './seed-campaign-results.ts'
import { seedSalesCampaigns } from './seed-sales-campaigns.ts'
import { seedSalesLeads } from './seed-sales-leads.ts'
import { seedSalesRegistries } from './seed-sales-registries.ts'

export async function seedSales(db: Database, today: Date): Promise<void> {
  await seedSalesRegistries(db, today)
  await seedSalesCampaigns(db, today)
  await seedSalesLeads(db, today)
  await seedCampaignResults(db, today)
}
